import * as z from 'zod';
import {target} from '../product/target';

const action = z.union([
  z.strictObject({open: z.string().startsWith('/')}),
  z.strictObject({click: target, button: z.enum(['left', 'right']).optional()}),
  z.strictObject({point: target}),
  /** Types as a person does, or pastes a long value at once. */
  z.strictObject({
    into: target,
    type: z.string().min(1),
    paste: z.boolean().optional(),
  }),
  /** Calls the product's API, where the recording goes on in another product. */
  z.strictObject({call: z.string().startsWith('/')}),
  z.strictObject({press: z.string().min(1)}),
  z.strictObject({wait: target}),
  z.strictObject({signOut: z.literal(true)}),
  /** Clicks what opens a file dialog, and chooses the file that was downloaded last. */
  z.strictObject({chooseDownload: target}),
]);

export type Action = z.infer<typeof action>;

/** What is in the product before it is recorded, and what is done in each step of the record in `src/data/screencasts/`. */
export const screencastPlan = z.strictObject({
  /** Calls of the product's API. */
  prepare: z
    .array(z.strictObject({route: z.string(), body: z.unknown()}))
    .default([]),
  /** Settings that differ from the product's defaults. */
  settings: z.record(z.string(), z.string()).default({}),
  visitor: z.enum(['guest', 'admin']),
  /** The address that is open when the recording begins. */
  start: z.string().startsWith('/'),
  /** The step whose last picture is shown before the video is played, counted from 1. */
  poster: z.int().min(1),
  steps: z.array(z.array(action)).min(2),
});

export type ScreencastPlan = z.infer<typeof screencastPlan>;
