import {someFacts} from '../support/facts';
import {readSources} from '../support/pages';

const {dangers} = someFacts();

const placeOf = (page: string, id: string) => `${page}: ${id}`;

describe.each(['en', 'zh'] as const)(
  'a reader of the pages in %s',
  (locale) => {
    const pages = readSources(locale);

    test('sees each danger of src/data/dangers/records.json on its pages, once, and no other danger', () => {
      const told = pages.flatMap(({path, text}) =>
        [...text.matchAll(/^ *<Danger id="(.+)" \/>$/gm)].map(([, id = '']) =>
          placeOf(path.replace(/\.md$/, ''), id),
        ),
      );
      const known = dangers.flatMap(({id, pages: shown}) =>
        shown.map((page) => placeOf(page, id)),
      );
      expect(known.length).toBeGreaterThan(80);
      expect(told.sort()).toEqual(known.sort());
    });

    test('meets no danger on the page of a driver that its record does not know', () => {
      const typed = pages.filter(
        ({path, text}) =>
          path.startsWith('guide/drivers/') && /^ *:{3,}danger\b/m.test(text),
      );
      expect(typed.map(({path}) => path)).toEqual([]);
    });
  },
);
