import {stringify} from 'yaml';
import {localeCodes, type Locale} from '../../src/config/locales';
import {frontMatterYaml} from '../../src/lib/readText';
import {toWrite} from '../../scripts/placeholders/marker';
import {pageFile} from './project';

export interface PageText {
  title: string;
  /** More of the front matter, as YAML writes it. */
  fields?: Readonly<Record<string, string | number | boolean>>;
  /** What stands below the front matter, without a blank line at its ends. */
  body: string;
}

const about: Record<Locale, string> = {
  en: 'What a reader finds on this page, in one sentence',
  zh: '一句话说明读者在本页能看到什么',
};

/** The files of a page, whose description nobody has written yet. */
export function pageFiles(
  page: string,
  texts: Readonly<Record<Locale, PageText>>,
): Record<string, string> {
  return Object.fromEntries(
    localeCodes.map((locale) => {
      const {title, fields = {}, body} = texts[locale];
      const frontMatter = {
        title,
        description: toWrite(about[locale]),
        ...fields,
      };
      return [
        pageFile(page, locale),
        `---\n${stringify(frontMatter, {...frontMatterYaml, lineWidth: 0})}---\n\n${body}\n`,
      ];
    }),
  );
}

/** What a title that was not given leaves to write. */
export const titleToWrite: Readonly<Record<Locale, string>> = {
  en: toWrite('Title of the page'),
  zh: toWrite('页面标题'),
};
