import type {PageTexts} from '../indexFiles';
import {openText, type OpenText} from './mark';
import type {OpenIndex} from './openIndex';
import {phraseText} from './phrase';

/** Sections that are kept ready; more would take memory that a phone does not have. */
const MOST_KEPT = 500;

/** The texts of sections, in the forms in which they are looked at. */
export interface SectionTexts {
  /** Fetches the texts of pages; those of other pages may be gone afterwards. */
  load: (pages: readonly number[]) => Promise<void>;
  /** To be marked. */
  open: (section: number) => OpenText;
  /** To be searched for what was typed. */
  plain: (section: number) => string;
}

export function createSectionTexts(
  {pages, sections}: OpenIndex,
  /** Gives `undefined` for a file that cannot be had now. */
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
  const kept = <Form>(
    forms: Map<number, Form>,
    section: number,
    make: (text: string) => Form,
  ): Form => {
    const form = forms.get(section) ?? make(textOf(section));
    forms.set(section, form);
    return form;
  };
  return {
    load: async (wanted) => {
      if (plain.size > MOST_KEPT) {
        texts.clear();
      }
      if (plain.size > MOST_KEPT || isIncomplete) {
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
    open: (section) => kept(opened, section, openText),
    plain: (section) => kept(plain, section, phraseText),
  };
}
