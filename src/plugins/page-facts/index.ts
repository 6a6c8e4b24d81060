import {countWords} from '../../lib/readingTime';
import type {PageFacts} from '../../lib/pageInfo';
import {historyOf} from './history';

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
