import * as z from 'zod';
import {localized} from './localized';

/** A page of this site, or a place on it, and the words of the link that leads there. */
export const pageLink = z.strictObject({
  page: z
    .string()
    .regex(
      /^\/(?:[\w.-]+\/)*[\w.-]*$/,
      'a page path such as "/faq/howto" or "/guide/install/"',
    ),
  /** Id of a heading there. */
  at: z
    .string()
    .regex(/^[\w-]+$/, 'the id of a heading')
    .optional(),
  label: localized,
});

export type PageLinkRecord = z.infer<typeof pageLink>;
