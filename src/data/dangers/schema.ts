import * as z from 'zod';
import {localized} from '../localized';

export const danger = z.strictObject({
  /** Also the fragment of its box on each of the pages. */
  id: z.string().regex(/^[a-z0-9-]+$/, 'small letters, digits and hyphens'),
  level: z.enum(['warning', 'danger']),
  /** The pages that show it at the step where it happens: `guide/drivers/ftps`. */
  pages: z.array(z.string().regex(/^[\w./-]+$/)).min(1),
  title: localized,
  /** Markdown: what happens, and the way out. */
  text: localized,
});

export type Danger = z.infer<typeof danger>;

export const dangerRecords = z.array(danger).min(1);
