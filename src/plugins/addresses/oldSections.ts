import * as z from 'zod';

const sections = z.record(z.string().min(1), z.string().nullable());

/** The frozen table of headings that pages had on the former site, by page path and language; see `components/redirects/oldSections`. */
export const oldSections = z.record(
  z.string().startsWith('/'),
  z.strictObject({en: sections.optional(), zh: sections.optional()}),
);

export type OldSectionsTable = z.infer<typeof oldSections>;
