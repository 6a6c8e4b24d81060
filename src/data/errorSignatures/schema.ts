import * as z from 'zod';
import {localized} from '../localized';
import {pageLink} from '../pageLink';
import {errorSections} from './sections';

/** Programs and libraries whose messages the product passes on as they are. */
const others = [
  'aria2',
  'browser',
  'database',
  'frp',
  'go',
  'provider',
  'system',
] as const;

/** A message that a reader may see, and what it means. Three dots stand for text that differs. */
export const errorSignature = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'words such as "no-such-host"'),
  /** Part of the page with its row. Without it, only the error finder has the message. */
  section: z.enum(errorSections).optional(),
  messages: z
    .array(
      z.string().refine((text) => /[\p{L}\p{N}]{3}/u.test(text), {
        message: 'a message with a word in it',
      }),
    )
    .min(1),
  /** Where it stands, or what else tells it apart. */
  where: localized.optional(),
  /** It says only where something failed: what follows it is the cause. */
  isWrapper: z.literal(true).optional(),
  cause: localized,
  fix: localized.optional(),
  link: pageLink.optional(),
  /** File and line in the product's source, or in that of its web pages, that write it; or who else does. */
  source: z.union([
    z.enum(others),
    z
      .string()
      .regex(
        /^(?:alist|alist-web)\/[\w./-]+:\d+$/,
        'a place such as "alist/server/common/auth.go:46"',
      ),
  ]),
});

export const errorSignaturesSchema = z
  .array(errorSignature)
  .min(1)
  .refine(
    (signatures) =>
      new Set(signatures.map(({id}) => id)).size === signatures.length,
    {message: 'each id once'},
  );

export type ErrorSignature = z.infer<typeof errorSignature>;
