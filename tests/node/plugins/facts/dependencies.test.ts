import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {factBlocks} from '../../../../src/markdown/facts/factBlocks';
import {isOfOneDriver} from '../../../../src/markdown/facts/driverBlocks';
import {createDependenciesOf} from '../../../../src/plugins/facts/dependencies';
import {writeReviewFiles} from '../../../../src/plugins/facts/reviewFiles';
import {readFacts} from '../../../../src/markdown/facts/readFacts';
import {pageFolders, projectRoot, readPages} from '../../../support/pages';
import {copyFacts} from '../../../support/projectCopy';
import {temporaryFolder} from '../../../support/temporaryFolder';

const inProject = (name: string) => path.join(projectRoot, name);
const records = 'src/data/drivers/records';
const reviews = temporaryFolder();

beforeAll(() => {
  writeReviewFiles(projectRoot, reviews);
});

/** What the page is made from, by paths in the project. */
function dependencies(page: string) {
  const short = (names: string[]) =>
    names.map((name) => path.relative(projectRoot, name));
  const {files, folders, missing} = createDependenciesOf(
    projectRoot,
    reviews,
  )(inProject(page));
  return {
    files: short(files),
    folders: short(folders),
    missing: short(missing),
  };
}

test('the page of a driver is made from its record, its dangers, its screencasts, and what says how its translation is', () => {
  const page = 'guide/drivers/local.md';
  const {files, folders, missing} = dependencies(`${pageFolders.en}/${page}`);
  expect([folders, missing]).toEqual([[], []]);
  expect(new Set(files)).toEqual(
    new Set([
      `${records}/local.json`,
      'src/data/dangers/records.json',
      'src/data/screencasts/records.json',
      path.relative(
        projectRoot,
        path.join(reviews, 'guide/drivers/local.json'),
      ),
      `${pageFolders.zh}/${page}`,
    ]),
  );
  expect(dependencies(`${pageFolders.zh}/${page}`).files).toContain(
    `${pageFolders.en}/${page}`,
  );
});

test('a page of other facts is made from all of them, the list of translations from all pages', () => {
  expect(dependencies('docs/config/configuration.md').folders).toEqual([
    'src/data',
  ]);
  expect(dependencies('docs/guide/translating.md').folders).toEqual(
    expect.arrayContaining(['docs', pageFolders.zh]),
  );
});

test('a page with terms is made from the glossary, and one of words alone from nothing else', () => {
  expect(dependencies('docs/guide/index.md').files).toContain(
    'src/data/glossary/records.json',
  );
  const folder = temporaryFolder();
  const file = path.join(folder, 'page.md');
  writeFileSync(file, 'A <br /> and words.');
  expect(createDependenciesOf(projectRoot, reviews)(file)).toEqual({
    files: [],
    folders: [],
    missing: [],
  });
});

test('every driver that a page names has its record where the page waits for it', () => {
  const pages = readPages('en').filter(({text}) => /<\w+ driver="/.test(text));
  expect(pages.length).toBeGreaterThan(50);
  for (const page of pages) {
    const {missing} = dependencies(`${pageFolders.en}/${page.path}`);
    expect([page.path, missing]).toEqual([page.path, []]);
  }
});

test('a block of one driver shows nothing of any other', () => {
  const facts = readFacts(projectRoot);
  const blocks = Object.entries(factBlocks).filter(([name]) =>
    isOfOneDriver(name),
  );
  expect(blocks.length).toBeGreaterThan(2);
  for (const [, {props}] of blocks) {
    const show = props as (facts: unknown, attributes: unknown) => unknown;
    for (const driver of facts.drivers) {
      const {productVersion} = facts;
      const attributes = {driver: driver.name};
      expect(show({drivers: [driver], productVersion}, attributes)).toEqual(
        show(facts, attributes),
      );
    }
  }
});

test('while any fact is wrong, each page that shows one waits for all of them', () => {
  const folder = copyFacts();
  const file = path.join(folder, records, 's3.json');
  const page = path.join(folder, 'docs/guide/drivers/local.md');
  const text = readFileSync(file, 'utf8');
  const dependenciesOf = createDependenciesOf(folder, reviews);
  writeFileSync(file, text.replace('"name"', '"nome"'));
  expect(dependenciesOf(page).folders).toEqual([path.join(folder, 'src/data')]);
  writeFileSync(file, text);
  expect(dependenciesOf(page).folders).toEqual([]);
});
