import * as z from 'zod';
import {formField, isWhole} from '../drivers/schema';
import {localized} from '../localized';

/** A field that the form shows for storages of many drivers. */
export const storageOption = z
  .strictObject({
    ...formField,
    /** Drivers whose form starts with something else, or offers fewer values. */
    exceptions: z
      .array(
        z.strictObject({
          drivers: localized,
          default: z.string(),
          values: z.array(z.string()).min(1).optional(),
        }),
      )
      .min(1)
      .optional(),
    /** Which drivers have the field; all of them without this. */
    shownWhen: localized.optional(),
  })
  .refine(isWhole, {
    path: ['values'],
    message: 'the values of a select option',
  });

export type StorageOption = z.infer<typeof storageOption>;

export const storageOptionsRecords = z.strictObject({
  options: z.array(storageOption).min(1),
});

export type StorageOptionsRecords = z.infer<typeof storageOptionsRecords>;
