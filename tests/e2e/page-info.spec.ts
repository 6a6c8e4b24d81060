import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {botAuthors} from '../../src/config/contributors';
import {READING_TIME_SHOWN_FROM} from '../../src/config/pageInfo';
import {locales, type Locale} from '../../src/config/locales';
import {site} from '../../src/config/site';
import {fileNamesOf, pageOf} from '../../src/lib/address';
import {
  countWords,
  machineTime,
  readingTime,
} from '../../src/components/page-info/readingTime';
import {open, sitemap} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const languages = Object.keys(sitemap) as Locale[];

const folders: Record<Locale, string> = {
  en: 'docs',
  zh: 'i18n/zh/docusaurus-plugin-content-docs/current',
};

/** File that a page was written in; not every page was written by hand. */
function sourceOf(pathname: string, locale: Locale): string | undefined {
  const page = pageOf(pathname).slice(1);
  const name = page === '' || page.endsWith('/') ? `${page}index` : page;
  const file = path.join(folders[locale], `${name}.md`);
  return existsSync(file) ? file : undefined;
}

/** The page as a server sends it, before any script runs. */
function htmlOf(pathname: string): string {
  const [file = ''] = fileNamesOf(pathname).filter((name) =>
    existsSync(path.join('build', name)),
  );
  return readFileSync(path.join('build', file), 'utf8');
}

function git(...words: string[]): string[] {
  try {
    return execFileSync('git', words, {encoding: 'utf8', stdio: 'pipe'})
      .split('\n')
      .filter((line) => line !== '');
  } catch {
    return [];
  }
}

const hasHistory =
  git('rev-parse', '--is-shallow-repository', 'HEAD')[0] === 'false';

const readingTimeIn = (html: string) =>
  /<time [^>]*datetime="?(PT\d+M)/i.exec(html)?.[1];

for (const locale of inTurn(languages, 0)) {
  test(`a reader in ${locale} sees how long each long page takes, and nothing of the kind on short ones`, () => {
    const pages = sitemap[locale].flatMap((pathname) => {
      const file = sourceOf(pathname, locale);
      const text = file === undefined ? '' : readFileSync(file, 'utf8');
      const isChosen = /^(?:home|portfolio|pageInfo): /m.test(text);
      return file === undefined || isChosen ? [] : [{pathname, text}];
    });
    const expected = pages.map(({pathname, text}) => {
      const time = readingTime(
        countWords(text.replace(/^---\n[\s\S]*?\n---\n/, '')),
      );
      const isLong =
        time.kind === 'minutes' && time.minutes >= READING_TIME_SHOWN_FROM;
      return [pathname, isLong ? machineTime(time) : undefined];
    });
    expect(
      pages.map(({pathname}) => [pathname, readingTimeIn(htmlOf(pathname))]),
    ).toEqual(expected);
    const shown = expected.filter(([, time]) => time !== undefined);
    expect(shown.length).toBeGreaterThan(3);
    expect(expected.length - shown.length).toBeGreaterThan(0);
  });
}

/** What stands under the title, label and value. */
async function rowOf(page: Page): Promise<string> {
  return page.locator('article dl').first().innerText();
}

for (const width of inTurn([390, 1024, 1600], 0)) {
  test(`the row about the page at its end is readable in both languages at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await open(page, `${originOf('own')}/guide/`);
    expect(await rowOf(page)).toMatch(/^Reading time:?\s+\d+ minutes$/);
    await open(page, `${originOf('own')}/zh/guide/`);
    expect(await rowOf(page)).toMatch(/^阅读时间：?\s*\d+ 分钟$/);
    const widest = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect(widest).toBeLessThanOrEqual(width);
  });
}

test('a reader is led to the source of the text in the language it is read in', async ({
  page,
}) => {
  for (const [pathname, name, file] of [
    ['/guide/', 'Edit this page', 'docs/guide/index.md'],
    ['/zh/guide/', '编辑此页', `${folders.zh}/guide/index.md`],
  ] as const) {
    await open(page, `${originOf('own')}${pathname}`);
    await expect(page.getByRole('link', {name})).toHaveAttribute(
      'href',
      `${site.repository}/edit/main/${file}`,
    );
  }
});

for (const [pathname, file, updated, people] of inTurn(
  [
    ['/guide/', 'docs/guide/index.md', 'Last updated:', 'Contributors:'],
    ['/zh/guide/', `${folders.zh}/guide/index.md`, '最后更新', '贡献者'],
  ] as const,
  0,
)) {
  test(`a reader of ${pathname} sees when it was last changed and by whom, as far as the repository knows`, async ({
    page,
  }) => {
    await open(page, `${originOf('own')}${pathname}`);
    const footer = page.locator('article footer').first();
    if (!hasHistory) {
      await expect(footer).not.toContainText(updated);
      await expect(footer).not.toContainText(people);
      return;
    }
    const {htmlLang} = locales[pathname === '/guide/' ? 'en' : 'zh'];
    const changes = git('log', '--no-merges', '--format=%cI', '--', file);
    const latest = new Date(changes[0] ?? 0);
    const day = new Intl.DateTimeFormat(htmlLang, {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(latest);
    await expect(footer).toContainText(updated);
    await expect(footer.locator('time').first()).toHaveText(day);
    const authors = git('log', '--format=%aN\t%aE', '--', file)
      .map((line) => line.split('\t'))
      .filter(
        (person) =>
          !botAuthors.some((bot) => person.some((part) => bot.test(part))),
      );
    if (authors.length === 0) {
      await expect(footer).not.toContainText(people);
    }
    for (const name of new Set(authors.map(([first = '']) => first))) {
      await expect(footer).toContainText(people);
      await expect(footer).toContainText(name);
    }
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a reader sees where a page stands and can go up from it', async ({
    page,
  }) => {
    await page.goto(`${originOf('own')}/zh/guide/drivers/local.html`);
    const way = page.getByRole('navigation', {name: '页面路径'});
    await expect(way.locator('[aria-current="page"]')).toBeVisible();
    await expect(way.locator('[aria-current="page"] svg')).toBeVisible();
    await way.getByRole('link').last().click();
    await expect(page).toHaveURL(`${originOf('own')}/zh/guide/drivers/`);
  });
});

test('links in the text that leave the site carry a mark, links between pages do not', async ({
  page,
}) => {
  await open(page, `${originOf('own')}/guide/`);
  const markOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').maskImage);
  expect(await markOf('.markdown p > a[href^="http"]')).toContain('svg');
  expect(await markOf('.markdown :is(p, li) > a[href^="/"]')).toBe('none');
  // Its author switched the marks off: all of its links leave the site.
  await open(page, `${originOf('own')}/guide/credits`);
  expect(await markOf('.markdown p > a[href^="http"]')).toBe('none');
});
