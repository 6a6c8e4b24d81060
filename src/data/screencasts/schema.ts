import * as z from 'zod';
import {localized} from '../localized';

/** Longest duration of a screencast, in seconds. */
export const MAX_SECONDS = 40;

const step = z.strictObject({
  /** What is done here: the caption, and a step of the list below the video. */
  caption: localized,
  seconds: z.number().min(2).max(15),
});

const screencast = z.strictObject({
  /** The name of its files, and of its plan in `tools/screencasts/plans/`. */
  name: z.string().regex(/^[a-z][a-z-]*$/, 'a name such as "add-local"'),
  title: localized,
  /** The pages that show it. */
  pages: z
    .array(z.string().regex(/^[\w/-]+$/, 'a page such as "guide/index"'))
    .min(1),
  steps: z.array(step).min(2),
});

/** A silent recording of the product. */
export type Screencast = z.infer<typeof screencast>;

export const screencastRecords = z.array(screencast).min(1);
