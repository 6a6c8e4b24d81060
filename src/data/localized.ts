import * as z from 'zod';

/** A text for readers, in both languages of the site. Neither may be empty. */
export const localized = z.strictObject({
  en: z.string().trim().min(1),
  zh: z.string().trim().min(1),
});

export type Localized = z.infer<typeof localized>;

/** A release of the product, as its tag is spelled: `v3.42.0`. */
export const releaseTag = z
  .string()
  .regex(/^v3\.\d+\.\d+$/, 'a release tag such as "v3.42.0"');
