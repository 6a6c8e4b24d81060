import {existsSync} from 'node:fs';
import path from 'node:path';
import {hostFiles} from '../../src/config/hostFiles';
import {localeCodes} from '../../src/config/locales';
import {site} from '../../src/config/site';
import {pageOf} from '../../src/lib/address';
import {operatorPages, withTable} from '../../scripts/hosting/operatorPages';
import {hostFilesTable} from '../../scripts/hosting/hostFilesTable';
import {filesBelow, projectRoot, read, readPages} from '../support/pages';

const pages = new Set(
  readPages('en').map(({path: file}) =>
    pageOf(`/${file.replace(/\.md$/, '')}`),
  ),
);

const factFiles = filesBelow('src/data', /\.json$/);

/** Addresses on this host that pages, the facts that they show, and messages name. */
function namedAddresses(): string[] {
  const texts = [
    ...localeCodes.flatMap((locale) => readPages(locale).map(({text}) => text)),
    ...[...factFiles, 'i18n/zh/code.json'].map(read),
  ];
  const pattern = new RegExp(
    `${site.url.replaceAll('.', '\\.')}(/[^\\s"'\`<>()\\\\?#]*)`,
    'g',
  );
  return [
    ...new Set(
      texts.flatMap((text) =>
        Array.from(text.matchAll(pattern), ([, pathname = '']) => pathname),
      ),
    ),
  ];
}

test('whatever a page says is at this host is a page, a file of the site, or led to its source', () => {
  const named = namedAddresses();
  expect(factFiles.length).toBeGreaterThan(10);
  expect(named.length).toBeGreaterThan(4);
  const missing = named.filter(
    (pathname) =>
      !pages.has(pageOf(pathname)) &&
      !existsSync(path.join(projectRoot, 'static', pathname)) &&
      !hostFiles.some((file) => file.path === pathname),
  );
  expect(missing).toEqual([]);
});

test('no file of the site is hidden by a redirect', () => {
  expect(hostFiles.length).toBeGreaterThan(5);
  expect(
    hostFiles.filter(({path: name}) =>
      existsSync(path.join(projectRoot, 'static', name)),
    ),
  ).toEqual([]);
});

test('what is fetched comes encrypted, from an edition that cannot change', () => {
  expect(
    hostFiles.filter(
      ({source}) =>
        !/^https:\/\/raw\.githubusercontent\.com\/[\w-]+\/[\w-]+\/[0-9a-f]{40}\//.test(
          source,
        ),
    ),
  ).toEqual([]);
});

test.each(localeCodes)('operators read the same list in %s', (locale) => {
  const page = read(operatorPages[locale]);
  expect(withTable(page, hostFilesTable(locale))).toBe(page);
});
