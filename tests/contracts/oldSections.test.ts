import legacy from '../../src/config/legacyAddresses.json';
import table from '../../src/config/oldSections.json';
import {listedId, placeOf} from '../../src/components/redirects/oldSections';
import {localeCodes, type Locale} from '../../src/config/locales';
import {oldSections} from '../../src/plugins/addresses/oldSections';
import {createSectionIds} from '../../src/markdown/sectionIds';
import {pageFolders, pagePath, projectRoot, readPages} from '../support/pages';

const idsOf = createSectionIds(projectRoot);

function idsByPage(locale: Locale): Map<string, string[]> {
  return new Map(
    readPages(locale).map(({path}) => [
      pagePath(path),
      idsOf(`${pageFolders[locale]}/${path}`),
    ]),
  );
}

const entriesOf = (locale: Locale) =>
  Object.entries(oldSections.parse(table)).flatMap(([page, sections]) =>
    Object.entries(sections[locale] ?? {}).map(([id, entry]) => ({
      page,
      id,
      entry,
    })),
  );

describe.each(localeCodes)(
  'a reader with a link to a section of the former site, in %s',
  (locale) => {
    const pages = idsByPage(locale);
    const entries = entriesOf(locale);

    it('is led to headings that exist', () => {
      expect(entries.length).toBeGreaterThan(1700);
      const broken = entries.filter(({page, entry}) => {
        const place = placeOf(entry ?? '', page);
        const ids = pages.get(place.page);
        return (
          ids === undefined || (place.id !== '' && !ids.includes(place.id))
        );
      });
      expect(
        broken.map(
          ({page, id, entry}) =>
            `src/config/oldSections.json: ${page}: ${locale}: ${id} leads to ${String(entry)}, which is not there`,
        ),
      ).toEqual([]);
    });

    it('finds the subject nearly always', () => {
      const found = entries.filter(({entry}) => entry !== null);
      expect(found.length / entries.length).toBeGreaterThan(0.95);
    });

    it('finds it however the id is copied', () => {
      expect(entries.filter(({id}) => listedId(id) !== id)).toEqual([]);
    });
  },
);

test('every page of the table is one of the former site or of this one', () => {
  const {pages}: {pages: string[]} = legacy;
  const here = idsByPage('en');
  const unknown = Object.keys(table).filter(
    (page) =>
      !pages.includes(page) &&
      !here.has(page) &&
      // A driver that the former site had dropped again.
      page !== '/guide/drivers/quqi',
  );
  expect(unknown).toEqual([]);
});
