import {utimes} from 'node:fs/promises';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {localeCodes, locales} from '../../../src/config/locales';
import {entryFile} from '../../../src/components/search/indexFiles';
import {pageFolders} from '../../support/pages';
import {filesOf, pageOfSections} from '../../support/searchSite';
import {answers, dialog, field, searchButton} from '../support/search';
import {SmallSite} from '../support/smallSite';
import {freePorts, isFree, Preview} from './server';
import {inTurn} from '../support/turns';

const site = new SmallSite(path.resolve('test-results/previewed-site'));

const record = 'src/data/drivers/records/local.json';
const glossary = 'src/data/glossary/records.json';
const local = {
  en: `${pageFolders.en}/guide/drivers/local.md`,
  zh: `${pageFolders.zh}/guide/drivers/local.md`,
};

let preview: Preview;
let port: number;

const address = (place: string) => `http://127.0.0.1:${String(port)}${place}`;

test.describe.configure({mode: 'serial'});
test.use({viewport: {width: 1280, height: 800}});

test.beforeAll(async () => {
  test.setTimeout(600_000);
  await site.make(() => ({
    'guide/glossary': ['Glossary', '<Glossary />'],
    'guide/drivers/local': [
      'Local',
      '<DriverFacts driver="Local" />\n\n<DriverOptions driver="Local" />',
    ],
  }));
  port = await freePorts();
  preview = new Preview(site.folder, port);
});

test.afterAll(() => preview.stop());

/** Waits until both servers have compiled their pages once. */
async function bothReady(): Promise<void> {
  for (const locale of localeCodes) {
    await expect
      .poll(() => preview.output, {timeout: 400_000})
      .toMatch(new RegExp(`^\\[${locale}\\] .*compiled`, 'm'));
  }
}

/** Opens a page and marks it: a page that is loaded again has no mark. */
async function open(page: Page, place: string): Promise<void> {
  await page.goto(address(place));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.evaluate(() =>
    document.documentElement.setAttribute('data-mark', ''),
  );
}

const isSamePage = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-mark'));

test('both languages are at one address, and the menu leads from one to the other', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await bothReady();
  await open(page, '/guide/drivers/local');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  const menu = page.getByRole('navigation', {name: 'Main'}).locator('details');
  await menu.locator('summary').hover();
  await menu.getByRole('link', {name: '简体中文'}).click();
  await expect(page).toHaveURL(address('/zh/guide/drivers/local.html'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Local');
});

for (const {locale, place, unbuilt, built} of inTurn(
  [
    {
      locale: 'en',
      place: '/guide/drivers/local',
      unbuilt: /run "npm run build" once/,
      built: 'Results come from the build of March 1, 2024',
    },
    {
      locale: 'zh',
      place: '/zh/guide/drivers/local.html',
      unbuilt: /运行一次“npm run build”/,
      built: '结果来自 2024年3月1日的构建',
    },
  ] as const,
  1,
)) {
  test(`search in ${locale} says that it needs a build, then answers from the last one and says from when it is`, async ({
    page,
  }) => {
    await open(page, place);
    await searchButton(page).click();
    await field(page).fill('planted');
    await expect(dialog(page).getByText(unbuilt)).toBeVisible();
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);

    const found = `${locales[locale].base}guide/planted`;
    const files = filesOf([
      pageOfSections(found, 'Planted', [['', 'A planted page.']]),
    ]);
    const folder = `build${locales[locale].base}`;
    for (const [name, content] of files) {
      await site.write(`${folder}${name}`, JSON.stringify(content));
    }
    await utimes(
      path.join(site.folder, folder, entryFile('current')),
      new Date('2024-03-01T12:00:00Z'),
      new Date('2024-03-01T12:00:00Z'),
    );
    await open(page, place);
    await searchButton(page).click();
    await field(page).fill('planted');
    await expect(answers(page).first()).toHaveAttribute('href', found);
    await expect(dialog(page).getByText(built)).toBeVisible();
  });
}

const changes = [
  {
    name: 'a fact',
    place: '/zh/guide/drivers/local.html',
    file: record,
    from: '根文件夹路径',
    to: '改过的路径',
  },
  {
    name: 'a term',
    place: '/guide/glossary',
    file: glossary,
    from: 'One place that AList shows files from',
    to: 'One changed place',
  },
  {
    name: 'a page',
    place: '/zh/guide/drivers/local.html',
    file: local.zh,
    from: '\n<DriverFacts',
    to: '\n改过的句子。\n\n<DriverFacts',
  },
  {
    name: 'a word of the interface',
    place: '/zh/guide/drivers/local.html',
    file: 'i18n/zh/code.json',
    from: '编辑此页',
    to: '改过的词',
  },
];

test('a fact, a term, a page and a word that change are seen in the open page', async ({
  page,
}) => {
  for (const {name, place, file, from, to} of changes) {
    await open(page, place);
    const words = to.split('\n').find((line) => line !== '') ?? '';
    await expect(page.getByText(words), name).toHaveCount(0);
    await site.edit(file, (text) => text.replace(from, to));
    await expect(page.getByText(words).first()).toBeAttached({timeout: 60_000});
    expect(await isSamePage(page)).toBe(true);
  }
});

test('Ctrl+C ends both servers', async () => {
  preview.interrupt();
  await preview.end();
  await expect.poll(() => isFree(port), {timeout: 60_000}).toBe(true);
  await expect.poll(() => isFree(port + 1), {timeout: 60_000}).toBe(true);
});
