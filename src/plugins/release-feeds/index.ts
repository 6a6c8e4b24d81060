import type {LoadContext, Plugin} from '@docusaurus/types';
import {Feed} from 'feed';
import {locales, type Locale} from '../../config/locales';
import {site} from '../../config/site';
import type {Release} from '../../data/releases/schema';
import {addressOf} from '../../lib/address';
import {localize} from '../../lib/localize';
import {
  CHANGELOG_PAGE,
  feedItems,
  feedWords,
  releaseFeeds,
} from '../../components/changelog/releaseFeed';
import {writeBuilt} from '../builtPage';
import {knownFacts} from '../../markdown/facts/readFacts';

export function writeFeeds(
  releases: readonly Release[],
  siteUrl: string,
  locale: Locale,
): Map<string, string> {
  const items = feedItems(
    releases.map((release) => localize(release, locale)),
    siteUrl,
    locale,
  );
  const [rss, atom, json] = releaseFeeds;
  const root = `${siteUrl}${locales[locale].base}`;
  const page = `${siteUrl}${addressOf(CHANGELOG_PAGE, locale)}`;
  const feed = new Feed({
    id: page,
    link: page,
    title: feedWords.title[locale],
    description: feedWords.description[locale],
    language: locales[locale].htmlLang,
    copyright: site.title[locale],
    generator: site.title[locale],
    ...(items[0] === undefined ? {} : {updated: items[0].date}),
    feedLinks: {
      rss: `${root}${rss.path}`,
      atom: `${root}${atom.path}`,
      json: `${root}${json.path}`,
    },
  });
  items.forEach((item) => feed.addItem({...item, published: item.date}));
  return new Map([
    [rss.path, feed.rss2()],
    [atom.path, feed.atom1()],
    [json.path, feed.json1()],
  ]);
}

/** Writes the releases of the product as feeds, in each language. */
export default function releaseFeedsPlugin({
  i18n,
  siteDir,
}: LoadContext): Plugin {
  // Docusaurus builds only the languages that the configuration lists.
  const locale = i18n.currentLocale as Locale;
  return {
    name: 'release-feeds',
    async postBuild({outDir, siteConfig}) {
      const {releases} = knownFacts(siteDir);
      for (const [file, text] of writeFeeds(releases, siteConfig.url, locale)) {
        await writeBuilt(outDir, file, text);
      }
    },
  };
}
