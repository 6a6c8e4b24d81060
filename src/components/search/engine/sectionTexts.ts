import {cached} from '../../../lib/cached';
import type {PageTexts} from '../indexFiles';
import {openText, type OpenText} from './excerpt';
import type {OpenIndex} from './openIndex';
import {phraseText} from './phrase';

/** Cached sections; more would take memory that a phone does not have. */
const MAX_CACHED = 500;

/** The texts of sections, prepared for marking and for phrase search. */
export interface SectionTexts {
  /** Fetches the texts of pages; may drop those of others from the cache. */
  load: (pages: readonly number[]) => Promise<void>;
  /** For marking the matches. */
  open: (section: number) => OpenText;
  /** With the heading, for finding phrases of the query. */
  plain: (section: number) => string;
}

export function createSectionTexts(
  {pages, sections}: OpenIndex,
  /** Resolves to `undefined` for a file that is not available now. */
  fetchFile: (name: string) => Promise<unknown>,
): SectionTexts {
  const texts = new Map<number, PageTexts>();
  const opened = new Map<number, OpenText>();
  const plain = new Map<number, string>();
  let isIncomplete = false;

  const textOf = (section: number): string => {
    const {page = 0, index = 0} = sections[section] ?? {};
    return texts.get(page)?.[index] ?? '';
  };
  return {
    load: async (wanted) => {
      if (plain.size > MAX_CACHED) {
        texts.clear();
      }
      if (plain.size > MAX_CACHED || isIncomplete) {
        opened.clear();
        plain.clear();
      }
      isIncomplete = false;
      await Promise.all(
        wanted
          .filter((page) => !texts.has(page))
          .map(async (page) => {
            const found = await fetchFile(pages[page]?.text ?? '');
            if (found === undefined) {
              isIncomplete = true;
            } else {
              texts.set(page, found as PageTexts);
            }
          }),
      );
    },
    open: (section) => cached(opened, section, () => openText(textOf(section))),
    plain: (section) =>
      cached(plain, section, () =>
        phraseText(`${sections[section]?.heading ?? ''} ${textOf(section)}`),
      ),
  };
}
