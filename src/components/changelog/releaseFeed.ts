import type {Locale} from '../../config/locales';
import type {Release, ReleaseChange} from '../../data/releases/schema';
import {addressOf} from '../../lib/address';
import type {InLocale} from '../../lib/localize';
import {releaseAnchor} from './releases';
import {escapeHtml} from '../search/markup';
import {siteLink} from '../../lib/siteLink';

/** The feeds; paths are relative to the root of a language. */
export const releaseFeeds = [
  {name: 'RSS', type: 'application/rss+xml', path: 'changelog/rss.xml'},
  {name: 'Atom', type: 'application/atom+xml', path: 'changelog/atom.xml'},
  {
    name: 'JSON Feed',
    type: 'application/feed+json',
    path: 'changelog/feed.json',
  },
] as const;

export const CHANGELOG_PAGE = '/guide/changelog';

export const feedWords = {
  title: {en: 'AList releases', zh: 'AList 版本更新'},
  description: {
    en: 'What changes in each release of AList, and what needs your attention',
    zh: 'AList 每个版本的改动，以及需要留意的更新',
  },
  breaking: {en: 'Needs attention:', zh: '需要留意：'},
} as const;

export interface FeedItem {
  id: string;
  link: string;
  title: string;
  /** HTML. */
  content: string;
  date: Date;
}

/** Converts backquotes to `<code>`. */
function withCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>');
}

function changeHtml(
  {text, breaking}: InLocale<ReleaseChange>,
  siteUrl: string,
  locale: Locale,
): string {
  if (breaking === undefined) {
    return `<li>${withCode(text)}</li>`;
  }
  const {action, link} = breaking;
  const at = link?.at === undefined ? '' : `#${link.at}`;
  const more =
    link === undefined
      ? ''
      : ` <a href="${escapeHtml(siteUrl + siteLink(link.page + at, locale).to)}">${escapeHtml(link.label)}</a>`;
  return `<li><strong>${feedWords.breaking[locale]}</strong> ${withCode(text)}<br>${withCode(action)}${more}</li>`;
}

/** The entries of a feed: every release with known changes, newest first. Ids are stable, so that feed readers show a release once. */
export function feedItems(
  releases: readonly InLocale<Release>[],
  siteUrl: string,
  locale: Locale,
): FeedItem[] {
  const page = `${siteUrl}${addressOf(CHANGELOG_PAGE, locale)}`;
  return releases
    .filter(({changes}) => changes.length > 0)
    .map(({version, date, changes}) => {
      const link = `${page}#${releaseAnchor(version)}`;
      const lines = changes.map((each) => changeHtml(each, siteUrl, locale));
      return {
        id: link,
        link,
        title: `AList ${version}`,
        content: `<ul>${lines.join('')}</ul>`,
        date: new Date(date),
      };
    });
}
