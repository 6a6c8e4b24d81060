import * as z from 'zod';
import {driverOptionType, driverOptionValue} from '../drivers/schema';
import {localized, releaseTag} from '../localized';

/** A field that the form shows for storages of many drivers. */
export const storageOption = z
  .strictObject({
    /** Key of the field in the storage's JSON, as the product spells it. */
    key: z.string().min(1),
    /** Words beside the field in the product's form. */
    label: localized,
    type: driverOptionType,
    /** What the form holds at first; a switch without a default is off, a number without one is 0. */
    default: z.string(),
    required: z.boolean(),
    values: z.array(driverOptionValue).min(1).optional(),
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
    note: localized.optional(),
    /** Release that brought the field, when it is later than v3.0.1. */
    since: releaseTag.optional(),
  })
  .refine((option) => option.type !== 'select' || option.values !== undefined, {
    path: ['values'],
    message: 'the values of a select option',
  });

export type StorageOption = z.infer<typeof storageOption>;

export const storageOptionsRecords = z.strictObject({
  options: z.array(storageOption).min(1),
});

export type StorageOptionsRecords = z.infer<typeof storageOptionsRecords>;
