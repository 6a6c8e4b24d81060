import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {Locale} from '../../config/locales';
import {nextSteps} from '../../config/nextSteps';
import {leafSlug, pageOf} from '../../lib/address';
import {parseOrThrow} from '../../lib/describeIssues';
import {pageFrontMatter, toDocusaurusFields} from '../../lib/frontMatter';
import {readFrontMatterLines} from '../../lib/readText';
import {rejectSource} from '../rejectSource';
import {folderTitles} from './folderTitles';
import {neighbourTitles} from './neighbourTitles';
import {pageDetailsOf} from './readPageDetails';
import {translationNoticeOf} from './translationNotice';

const nextStepAfter = (file: string) =>
  Object.entries(nextSteps).find(([folder]) =>
    path.posix.dirname(file).endsWith(`/${folder}`),
  )?.[1];

/**
 * Parses and validates front matter; Docusaurus calls it for every page, with the language it is building. Also gives each page the address
 * spelling of that language, so that translators need not, and adds what the build finds out about it.
 *
 * @throws Error naming the file, the line, the field, what was found and what to write instead
 */
export function createParseFrontMatter(
  locale: Locale,
  siteDir: string,
): ParseFrontMatter {
  return async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const where = path.relative(siteDir, filePath);
    // Before Docusaurus' own parser, whose cache returns empty data for a text that failed once.
    const lineOf = readFrontMatterLines(fileContent, where);
    rejectSource(fileContent, where);
    const {frontMatter, content} = await defaultParseFrontMatter({
      filePath,
      fileContent,
    });
    const page = parseOrThrow(pageFrontMatter, frontMatter, where, lineOf);
    const slug = leafSlug(path.basename(filePath), locale);
    const translation = translationNoticeOf(siteDir, filePath, locale);
    const step = nextStepAfter(where);
    const neighbours = await neighbourTitles(
      siteDir,
      locale,
      {prev: page.prev, next: page.next ?? step},
      defaultParseFrontMatter,
    );
    // An older version may not have the page of the step.
    const isThere = step !== undefined && pageOf(step) in neighbours;
    const next = page.next ?? (isThere ? step : undefined);
    const folders =
      page.sidebar === false
        ? await folderTitles(filePath, defaultParseFrontMatter)
        : [];
    return {
      frontMatter: {
        ...page,
        next,
        ...toDocusaurusFields(page, slug),
        pageDetails: {
          ...pageDetailsOf(siteDir, filePath, content),
          ...(translation === undefined ? {} : {translation}),
          ...(folders.length === 0 ? {} : {folders}),
          ...(Object.keys(neighbours).length === 0 ? {} : {neighbours}),
        },
      },
      content,
    };
  };
}
