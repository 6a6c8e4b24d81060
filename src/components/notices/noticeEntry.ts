import * as z from 'zod';
import {isOwnAddress, THIS_SITE} from '../../lib/isOwnAddress';
import {parseUrl} from '../../lib/parseUrl';

const text = z.string().trim().min(1);

/** Whether an address names a user or a password, which everybody who sees the notice could read. */
export function hasCredentials(address: string): boolean {
  const {username, password} = parseUrl(address, THIS_SITE) ?? {};
  return Boolean(username) || Boolean(password);
}

const link = z
  .string()
  .refine(
    (address) =>
      (isOwnAddress(address) || /^https?:\/\//.test(address)) &&
      parseUrl(address, THIS_SITE) !== undefined &&
      !hasCredentials(address),
    'an address of this site that begins with "/", or one that begins with http:// or https://',
  );

const action = z.strictObject({
  text,
  /** An action without a link only closes the notice. */
  link: link.optional(),
  type: z.enum(['default', 'primary']).default('default'),
});

const pattern = z
  .instanceof(RegExp, {error: 'a regular expression'})
  .refine(({global, sticky}) => !global && !sticky, {
    message:
      'a regular expression without the flags g and y, with which it would not match every time',
  });

/** A notice as a maintainer writes it. */
const noticeEntry = z
  .strictObject({
    /** The notice is shown at every address that begins with this. */
    path: z.string().startsWith('/', 'a path that begins with "/"').optional(),
    /** The notice is shown at every address that this matches. */
    match: pattern.optional(),
    title: text,
    /** HTML; tags and attributes that are not on the allow-list are removed. */
    content: text,
    actions: z.array(action).default([]),
    /** Whether the browser remembers for good that the notice was closed, or only until the tab is closed. */
    showOnce: z.boolean().default(false),
    /** The name under which the browser remembers; the default is a hash of title and content, so that a new text shows again. */
    noticeKey: z
      .string()
      .regex(/^[\w-]+$/, 'letters, digits, hyphens and underscores')
      .optional(),
    fullscreen: z.boolean().default(false),
    /** Whether only an action closes it. */
    confirm: z.boolean().default(false),
  })
  .refine(({path, match}) => (path === undefined) !== (match === undefined), {
    message: 'exactly one of "path" and "match"',
  })
  .refine(({confirm, actions}) => !confirm || actions.length > 0, {
    path: ['actions'],
    message: 'an action, because with "confirm" nothing else closes the notice',
  });

export const noticeEntries = z.array(noticeEntry);

/** A notice, as it is written in the configuration. */
export type NoticeEntry = z.input<typeof noticeEntry>;

/** A notice with its defaults filled in. */
export type CheckedNoticeEntry = z.output<typeof noticeEntry>;
