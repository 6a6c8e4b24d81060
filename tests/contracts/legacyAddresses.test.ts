import legacy from '../../src/config/legacyAddresses.json';
import {localeCodes} from '../../src/config/locales';
import {pagePath, readPages} from '../support/pages';

describe.each(localeCodes)('of the pages in %s', (locale) => {
  const pages = readPages(locale).map(({path}) => pagePath(path));
  const redirects = Object.entries(legacy.renamed);

  test('every redirect leads to one that has exactly this name', () => {
    expect(redirects.length).toBeGreaterThan(5);
    // The build would show the nearest page above a name that is misspelt.
    expect(redirects.filter(([, to]) => !pages.includes(to))).toEqual([]);
  });

  test('none has the old name of a redirect', () => {
    expect(redirects.filter(([from]) => pages.includes(from))).toEqual([]);
  });
});
