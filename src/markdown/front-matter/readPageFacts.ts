import {countWords} from '../../components/page-info/readingTime';
import type {PageFacts} from '../../components/page-info/pageInfoItems';
import {historyOf} from './pageHistory';

/**
 * What the build finds out about a page, from its text and the repository.
 *
 * @param content Markdown without front matter
 */
export function pageFactsOf(
  siteDir: string,
  filePath: string,
  content: string,
): PageFacts {
  const history = historyOf(siteDir, filePath);
  const fromHistory =
    history === undefined
      ? {}
      : {created: history.created.at, contributors: history.contributors};
  return {words: countWords(content), ...fromHistory};
}
