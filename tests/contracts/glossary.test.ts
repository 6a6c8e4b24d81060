import {readFacts} from '../../src/markdown/facts/readFacts';
import {projectRoot, prose, readPages} from '../support/pages';

const {drivers, glossary: terms, settings} = readFacts(projectRoot);

/** What drivers and fields are called in the product, which uses words that these pages avoid. */
const labels = new Set(
  [
    ...drivers,
    ...drivers.flatMap(({options}) => options),
    ...settings.settings,
  ].flatMap(({label}) => (label === undefined ? [] : [label.en, label.zh])),
);

const withoutLabels = (text: string) =>
  text.replace(/\*\*([^*]+)\*\*/g, (bold, label: string) =>
    labels.has(label) ? '' : bold,
  );

/** Words that stand for a term and are not used here: alone in English, anywhere in Chinese. */
const avoided = {
  en: terms.flatMap(({term, avoid}) =>
    (avoid?.en ?? []).map((word) => ({
      word,
      instead: term.en,
      pattern: new RegExp(`\\b${word}s?\\b`, 'i'),
    })),
  ),
  zh: terms.flatMap(({term, avoid}) =>
    (avoid?.zh ?? []).map((word) => ({
      word,
      instead: term.zh,
      pattern: new RegExp(word),
    })),
  ),
};

describe.each(['en', 'zh'] as const)(
  'a reader of the pages in %s',
  (locale) => {
    const pages = readPages(locale).map(({path, text}) => ({
      path,
      text: prose(withoutLabels(text)),
    }));

    it('meets no word that stands for another one', () => {
      expect(pages.length).toBeGreaterThan(15);
      expect(avoided[locale].length).toBeGreaterThan(2);
      const found = avoided[locale].flatMap(({pattern, word, instead}) =>
        pages
          .filter(({text}) => pattern.test(text))
          .map(({path}) => `${path}: ${word}, expected ${instead}`),
      );
      expect(found).toEqual([]);
    });
  },
);
