import {localeCodes, type Locale} from '../../src/config/locales';
import {readFacts} from '../../src/markdown/facts/readFacts';
import {expectOfEach} from '../support/expectOfEach';
import {pageFolders, projectRoot, read} from '../support/pages';

const {drivers} = readFacts(projectRoot);

/** Drivers that make up the file themselves: there is no way for it to come. */
const withoutWay = ['Strm', 'Virtual'];

const textOf = (locale: Locale, page: string) =>
  read(`${pageFolders[locale]}/guide/drivers/${page}.md`);

describe.each(localeCodes)('a reader of the %s pages', (locale) => {
  test('finds the facts and the form of each driver', () => {
    expectOfEach(
      drivers,
      ({name}) => name,
      ({name, page}) => {
        const text = textOf(locale, page);
        expect(text).toContain(`<DriverFacts driver="${name}" />`);
        expect(text).toContain(`<DriverOptions driver="${name}" />`);
      },
    );
  });

  test('sees how a download reaches them', () => {
    expectOfEach(
      drivers.filter(({name}) => !withoutWay.includes(name)),
      ({name}) => name,
      ({page, download, forcesProxy}) => {
        const drawn = [
          ...textOf(locale, page).matchAll(/<DownloadFlow driver="([^"]+)"/g),
        ].map(([, name]) => name);
        const ways = drivers
          .filter(({name}) => drawn.includes(name))
          .map((driver) => ({
            download: driver.download,
            forcesProxy: driver.forcesProxy,
          }));
        expect(ways).toContainEqual({download, forcesProxy});
      },
    );
  });

  test('learns which uploads do not need the temporary folder wherever it is needed', () => {
    const stored = {
      en: /\b(?:stor|writ)\w*\b.{0,90}\[temporary folder\]/,
      zh: /[存写][进到].{0,30}\[临时目录\]/,
    }[locale];
    // Common options has the rule; a page that links there need not repeat it.
    const told = /SFTP|other storages|其他存储|common\.md#temporary-folder\)/;
    expect(textOf(locale, 'common')).toMatch(
      /#temporary-folder \*\/\}\n(?:(?!##).*\n)*?.*SFTP/,
    );
    const lines = [...new Set(drivers.map(({page}) => page))].flatMap((page) =>
      textOf(locale, page)
        .split('\n')
        .filter((line) => stored.test(line))
        .map((line) => ({page, line})),
    );
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter(({line}) => !told.test(line))).toEqual([]);
  });

  test('is told what to do when something goes wrong', () => {
    // Files that are made up have nothing that goes wrong.
    const real = drivers.filter(({name}) => name !== 'Virtual');
    expectOfEach(
      [...new Set(real.map(({page}) => page))],
      (page) => page,
      (page) => {
        expect(textOf(locale, page)).toMatch(
          /^## .*\{\/\* #(?:problems|what-goes-wrong) \*\/\}$/m,
        );
      },
    );
  });
});
