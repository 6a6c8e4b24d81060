import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import type {Locale} from '../../src/config/locales';
import {botAuthors} from '../../src/config/contributors';
import {prepare, violations} from './support/axe';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const credits: Record<Locale, {address: string; name: RegExp; link: string}> = {
  en: {address: '/guide/credits', name: /AList/, link: 'Credits'},
  zh: {address: '/zh/guide/credits.html', name: /AList/, link: '致谢'},
};

const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(file, 'utf8'));

/** Names of the repository's authors; none without its full history. */
function authors(): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, {encoding: 'utf8', stdio: 'pipe'}).trim();
  try {
    return git('rev-parse', '--is-shallow-repository') === 'false'
      ? [...new Set(git('log', '--format=%aN\t%aE').split('\n'))]
      : [];
  } catch {
    return [];
  }
}

for (const [locale, {address, name, link}] of inTurn(
  Object.entries(credits),
  0,
)) {
  test(`a reader in ${locale} finds the credits in the guide and sees who and what is behind the site`, async ({
    page,
  }) => {
    const home = locale === 'en' ? '/guide/' : '/zh/guide/';
    await page.setViewportSize({width: 1280, height: 900});
    await open(page, `${originOf('own')}${home}`);
    await page
      .getByRole('complementary')
      .or(page.getByRole('navigation'))
      .getByRole('link', {name: link, exact: true})
      .first()
      .click();
    await expect(page).toHaveURL(`${originOf('own')}${address}`);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', {level: 1})).toHaveText(name);

    const releases = readJson('src/data/releases/records.json') as {
      version: string;
    }[];
    for (const end of [releases[0], releases.at(-1)]) {
      await expect(
        article.getByRole('link', {name: end?.version ?? '', exact: true}),
      ).toBeVisible();
    }
    await expect(article.locator('dd').last()).toHaveText(
      String(releases.length),
    );

    const {dependencies} = readJson('package.json') as {
      dependencies: Record<string, string>;
    };
    for (const library of Object.keys(dependencies)) {
      await expect(
        article.getByRole('link', {name: library, exact: true}),
      ).toHaveAttribute('href', `https://www.npmjs.com/package/${library}`);
    }

    const people = authors()
      .map((author) => author.split('\t'))
      .filter(
        (marks) =>
          !botAuthors.some((bot) => marks.some((mark) => bot.test(mark))),
      );
    for (const [person = ''] of people) {
      await expect(
        article.getByRole('listitem').filter({hasText: person}),
      ).toBeVisible();
    }
  });

  for (const width of inTurn([390, 1024, 1600], 0)) {
    test(`the credits in ${locale} are accessible and fit at ${width} px, in both colour modes`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 844});
      await open(page, `${originOf('own')}${address}`);
      await prepare(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await page.waitForSelector(`html[data-theme="${colorScheme}"]`);
        expect(await violations(page)).toEqual([]);
      }
      const widest = await page.evaluate(
        () => document.documentElement.scrollWidth,
      );
      expect(widest).toBeLessThanOrEqual(width);
    });
  }
}

test.describe('for a reader who likes motion', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('the titles are typed one after the other, and can be stopped', async ({
    page,
  }) => {
    await open(page, `${originOf('own')}/guide/credits`);
    const header = page
      .getByRole('article')
      .locator('header', {has: page.getByRole('heading', {level: 1})});
    await expect(header).toContainText('One file list for all your storages');
    await expect(header).toContainText('Two languages, one set of facts');
    await header.getByRole('button', {name: 'Stop typing the titles'}).click();
    await expect(
      header.getByRole('button', {name: 'Type the titles again'}),
    ).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the credits show name, picture, places and lists', async ({page}) => {
    await page.goto(`${originOf('own')}/zh/guide/credits.html`);
    const header = page
      .getByRole('article')
      .locator('header', {has: page.getByRole('heading', {level: 1})});
    await expect(header.getByRole('heading', {level: 1})).toBeVisible();
    await expect(header.locator('img')).toBeVisible();
    await expect(header.getByRole('link')).toHaveCount(3);
    await expect(
      page.getByRole('link', {name: 'react', exact: true}),
    ).toBeVisible();
  });
});
