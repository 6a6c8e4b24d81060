import * as z from 'zod';

/** The frozen list of the former site's pages: each is a page path (see `lib/address`) in every language. */
export const legacyAddresses = z.strictObject({
  /** Former pages that kept their name. */
  pages: z.array(z.string().startsWith('/')).min(1),
  /** Former names of pages that were renamed. */
  renamed: z.record(z.string().startsWith('/'), z.string().startsWith('/')),
});

export type LegacyAddresses = z.infer<typeof legacyAddresses>;
