import * as z from 'zod';

/**
 * `src/config/legacyAddresses.json`: `pages`, the addresses of the former site, is frozen; a new redirect is a row of `renamed`. Each is a
 * page path (see `lib/address`) in every language.
 */
export const legacyAddresses = z.strictObject({
  /** Pages of the former site, by the names that they had there. */
  pages: z.array(z.string().startsWith('/')).min(1),
  /** Other old names, each with the page that it leads to. That page has to exist. */
  renamed: z.record(z.string().startsWith('/'), z.string().startsWith('/')),
});

export type LegacyAddresses = z.infer<typeof legacyAddresses>;
