import {createHash} from 'node:crypto';
import sanitizeHtml from 'sanitize-html';
import {locales, type Locale} from '../../config/locales';
import {localeOf} from '../../lib/address';
import {parseOrThrow} from '../../lib/describeIssues';
import {parseUrl} from '../../lib/parseUrl';
import type {Notice} from '../../components/notices/notice';
import {
  hasCredentials,
  noticeEntries,
  type CheckedNoticeEntry,
} from '../../components/notices/noticeEntry';

export const NOTICES_FILE = 'src/config/notices.ts';

const allowList: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'ul', 'ol', 'li'],
    ...['strong', 'b', 'em', 'code', 'kbd', 'a'],
    ...['details', 'summary'],
  ],
  allowedAttributes: {a: ['href', 'target', 'rel']},
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, {href = ''}): sanitizeHtml.Tag => {
      if (hasCredentials(href)) {
        throw new Error(
          `${NOTICES_FILE}: found a link to "${parseUrl(href)?.host ?? ''}" with a user name or a password, expected one without`,
        );
      }
      return {
        tagName,
        attribs: /^https?:/i.test(href)
          ? {href, target: '_blank', rel: 'noopener'}
          : {href},
      };
    },
  },
};

/** The HTML without anything that could run, load or restyle. */
export function sanitizeContent(html: string): string {
  return sanitizeHtml(html, allowList);
}

/** Equal for equal text only. */
export function noticeKeyOf({
  noticeKey,
  title,
  content,
}: Pick<CheckedNoticeEntry, 'noticeKey' | 'title' | 'content'>): string {
  const text = JSON.stringify([title, content]);
  return (
    noticeKey ?? createHash('sha256').update(text).digest('hex').slice(0, 12)
  );
}

function scopeOf({path, match}: CheckedNoticeEntry): Notice['scope'] {
  return match === undefined
    ? {path: path ?? '/'}
    : {source: match.source, flags: match.flags};
}

/**
 * Validates the notices and converts them to what the browser gets.
 *
 * @throws Error naming the field, what was found and what to write instead
 */
export function prepareNotices(entries: unknown): Notice[] {
  return parseOrThrow(noticeEntries, entries, NOTICES_FILE).map((entry) => ({
    scope: scopeOf(entry),
    key: noticeKeyOf(entry),
    title: entry.title,
    html: sanitizeContent(entry.content),
    actions: entry.actions,
    showOnce: entry.showOnce,
    fullscreen: entry.fullscreen,
    confirm: entry.confirm,
  }));
}

/** The notices that a language can show: not those for the other language's pages, nor those that a longer path always overrides. */
export function noticesOf(
  locale: Locale,
  notices: readonly Notice[],
): Notice[] {
  const {base} = locales[locale];
  const isOutdone = (path: string) =>
    notices.some(
      ({scope}) =>
        'path' in scope &&
        base.startsWith(scope.path) &&
        scope.path.length > path.length,
    );
  return notices.filter(({scope}) => {
    if (!('path' in scope)) {
      return true;
    }
    const {path} = scope;
    return base.startsWith(path)
      ? !isOutdone(path)
      : path.startsWith(base) && localeOf(path) === locale;
  });
}
