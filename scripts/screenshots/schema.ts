import * as z from 'zod';
import {localized} from '../../src/data/localized';

const picture = z.strictObject({
  /** The file name, followed by the colour mode. */
  name: z.string().regex(/^[a-z][a-z-]*$/, 'a name such as "add-storage"'),
  /** The source of the page that shows it. The image is in a folder `img` beside it. */
  page: z.string().regex(/^[\w/-]+\.md$/, 'a page such as "guide/index.md"'),
  /** The path in the product. */
  address: z.string().regex(/^\//, 'an address such as "/@manage"'),
  visitor: z.enum(['guest', 'admin']),
  /** The option to choose in the first select of the page. */
  choose: localized.optional(),
  /** Text that is there when the page is complete. */
  until: localized,
  /** Alternative text. */
  alt: localized,
});

export type Picture = z.infer<typeof picture>;

export const pictures = z.array(picture).min(1);
