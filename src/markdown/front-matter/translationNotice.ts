import path from 'node:path';
import {localeCodes, type Locale} from '../../config/locales';
import {site} from '../../config/site';
import {
  noticeOf,
  translationState,
  type TranslationNoticeContent,
} from '../../components/translation-status/translationState';
import {localeOfFile} from '../facts/remarkFacts';
import {
  pagesFolder,
  readPageNow,
  readTranslationRecord,
} from './readTranslations';

/**
 * The notice about the translation of the page in a file. Older versions have none.
 *
 * @param locale the language that is built
 */
export function translationNoticeOf(
  siteDir: string,
  filePath: string,
  locale: Locale,
): TranslationNoticeContent | undefined {
  const written = localeOfFile(filePath);
  const folder = path.join(siteDir, pagesFolder(written));
  if (!filePath.startsWith(folder + path.sep)) {
    return written === locale ? undefined : {kind: 'fallback', in: written};
  }
  const name = path.relative(folder, filePath).replaceAll('\\', '/');
  const page = name.replace(/\.md$/, '');
  const other = localeCodes.find((code) => code !== locale) ?? locale;
  const state = translationState(
    readPageNow(siteDir, page),
    readTranslationRecord(siteDir)[page],
  );
  return noticeOf(
    state,
    locale,
    written,
    (since) =>
      `${site.repository}/commits/${site.editBranch}/${pagesFolder(other)}/${name}?since=${since}`,
  );
}
