import type {Options} from '@docusaurus/plugin-content-docs';
import cjkFriendly from 'remark-cjk-friendly';
import {tokenClasses} from '../../config/codeTheme';
import type {Locale} from '../../config/locales';
import {site} from '../../config/site';
import {hints} from '../../markdown/blocks/hints';
import {createRemarkBlocks} from '../../markdown/blocks/remarkBlocks';
import {remarkLeftovers} from '../../markdown/blocks/remarkLeftovers';
import {remarkCode} from '../../markdown/code/remarkCode';
import {remarkImageRequests} from '../../markdown/media/remarkImageRequests';
import {createRemarkMedia} from '../../markdown/media/remarkMedia';
import {remarkImages} from '../../markdown/media/remarkImages';
import {otherFactsFingerprint} from '../../markdown/facts/readFacts';
import {createRemarkFacts} from '../../markdown/facts/remarkFacts';
import {pageFileIn} from '../../markdown/front-matter/readTranslations';
import {createSidebarItems} from './sidebarItems';
import {createRemarkRootLinks} from '../../markdown/remarkRootLinks';
import {remarkChinese} from '../../markdown/remarkChinese';
import {remarkHome} from '../../markdown/remarkHome';
import {remarkAdmonitions} from '../../markdown/remarkAdmonitions';
import {remarkMessageRows} from '../../markdown/remarkMessageRows';
import {remarkTables} from '../../markdown/remarkTables';
import {createRemarkPageRules} from '../../markdown/remarkPageRules';

/**
 * The edit link of a page: in its language, or in the other one while it is not translated.
 *
 * @param siteDir the project's folder, to see which files exist
 */
export function editUrl(
  siteDir: string,
  locale: Locale,
  docPath: string,
): string {
  const file = pageFileIn(siteDir, locale, docPath) ?? `docs/${docPath}`;
  return `${site.repository}/edit/${site.editBranch}/${file}`;
}

/** The docs plugin: every page of the site is one of its documents. */
export function docsOptions(
  siteDir: string,
  showHistory: boolean,
  locale: Locale,
): Options {
  const fingerprint = otherFactsFingerprint(siteDir);
  return {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    sidebarItemsGenerator: createSidebarItems(locale),
    numberPrefixParser: false,
    // Older versions are not edited.
    editUrl: ({version, locale: code, docPath}) =>
      version === 'current'
        ? editUrl(siteDir, code as Locale, docPath)
        : undefined,
    showLastUpdateTime: showHistory,
    // Before links and blocks change. Then blocks: the links they create are links of the page. Facts add headings, which Docusaurus collects.
    beforeDefaultRemarkPlugins: [
      // Emphasis beside full-width punctuation, which CommonMark takes for text.
      cjkFriendly,
      createRemarkPageRules(siteDir),
      createRemarkBlocks(siteDir),
      createRemarkRootLinks(siteDir),
      remarkImages,
      // Docusaurus caches compiled pages between builds while their text and these options are the same.
      [createRemarkFacts(siteDir), {facts: fingerprint}],
    ],
    remarkPlugins: [
      remarkHome,
      remarkImageRequests,
      createRemarkMedia(siteDir),
      remarkLeftovers,
      remarkAdmonitions,
      remarkTables,
      remarkMessageRows,
      remarkChinese,
      [remarkCode, {tokens: Object.fromEntries(tokenClasses)}],
    ],
    breadcrumbs: true,
    sidebarCollapsed: true,
    lastVersion: 'current',
    versions: {current: {label: site.productVersion, badge: false}},
    admonitions: {keywords: [...hints], extendDefaults: false},
  };
}
