import legacy from '../../src/config/legacyAddresses.json';
import {localeCodes} from '../../src/config/locales';
import {readPages} from '../support/pages';

test.each(localeCodes)(
  'every redirect leads to a page that exists under exactly this name, in %s',
  (locale) => {
    const pages = readPages(locale).map(({path}) =>
      `/${path}`.replace(/\.md$/, '').replace(/\/index$/, '/'),
    );
    const targets = Object.entries(legacy.renamed);
    expect(targets.length).toBeGreaterThan(5);
    // The build would show the nearest page above a name that is misspelt.
    expect(targets.filter(([, target]) => !pages.includes(target))).toEqual([]);
  },
);

test('no old name of a redirect is a page that exists', () => {
  const pages = readPages('en').map(({path}) => `/${path}`);
  expect(
    Object.keys(legacy.renamed).filter((name) => pages.includes(`${name}.md`)),
  ).toEqual([]);
});
