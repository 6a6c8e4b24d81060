import * as z from 'zod';
import {localized} from '../../src/data/localized';

const picture = z.strictObject({
  /** The file is called so, followed by the colour mode. */
  name: z.string().regex(/^[a-z][a-z-]*$/, 'a name such as "add-storage"'),
  /** The page that shows it, as its source is named. The picture is in a folder `img` beside it. */
  page: z.string().regex(/^[\w/-]+\.md$/, 'a page such as "guide/index.md"'),
  /** Where it is taken, below the product's address. */
  address: z.string().regex(/^\//, 'an address such as "/@manage"'),
  visitor: z.enum(['guest', 'admin']),
  /** What is chosen in the first select of the page. */
  choose: localized.optional(),
  /** Words that are there when the page is complete. */
  until: localized,
  /** What the picture shows, for who does not see it. */
  alt: localized,
});

export type Picture = z.infer<typeof picture>;

export const pictures = z.array(picture).min(1);
