import * as z from 'zod';
import {localeCodes} from '../../src/config/locales';

const readerQuery = z.strictObject({
  query: z.string().min(1),
  /** The language of the pages that are searched, whatever the language of the query. */
  locale: z.enum(localeCodes),
  /** Page paths; any of them is right, and one that does not exist (yet) is left out. */
  pages: z
    .array(z.string().regex(/^\//, 'a page path such as "/guide/"'))
    .min(1),
  /** `tuning`: inspected while the ranking was developed; `heldOut`: only counted. */
  part: z.enum(['tuning', 'heldOut']),
});

export const readerQueries = z.array(readerQuery).min(150);

export type ReaderQuery = z.infer<typeof readerQuery>;
