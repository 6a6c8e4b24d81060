import * as z from 'zod';

/** The frozen list of pages the site had before: each is a page path (see `lib/address`) in every language. */
export const legacyAddresses = z.strictObject({
  /** Old pages under their own name. */
  pages: z.array(z.string().startsWith('/')).min(1),
  /** Old names of pages that have another name now. */
  renamed: z.record(z.string().startsWith('/'), z.string().startsWith('/')),
});

export type LegacyAddresses = z.infer<typeof legacyAddresses>;
