import {countWords} from '../../components/page-info/readingTime';
import type {PageDetails} from '../../components/page-info/pageInfoItems';
import {monogramOf} from '../../lib/monogram';
import {historyOf} from './pageHistory';

/** The first card of a driver on a page says what the page is about. */
const factsCard = /^<DriverFacts driver="([^"]+)"/m;

const routes = /^<ApiRoutes /m;

/**
 * What the build finds out about a page, from its text and the repository.
 *
 * @param content Markdown without front matter
 */
export function pageDetailsOf(
  siteDir: string,
  filePath: string,
  content: string,
): PageDetails {
  const history = historyOf(siteDir, filePath);
  const fromHistory =
    history === undefined
      ? {}
      : {created: history.created.at, contributors: history.contributors};
  const driver = factsCard.exec(content)?.[1];
  return {
    words: countWords(content),
    ...(driver === undefined ? {} : {monogram: monogramOf(driver)}),
    ...(routes.test(content) ? {hasSamples: true} : {}),
    ...fromHistory,
  };
}
