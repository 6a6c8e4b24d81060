import {locales} from '../../src/config/locales';
import type {Locale} from '../../src/config/locales';
import {serverNames} from '../../scripts/hosting/servers';
import {securityHeaders} from '../../scripts/hosting/headers';
import {linksIn} from './support/links';
import {chunks, open, otherSpellings, sample, sitemap} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const languages = Object.keys(sitemap) as Locale[];
const everyPage = languages.flatMap((locale) => sitemap[locale]);

/** Keeps every title the page has shown since its first byte, so that a flash of another page is seen. */
function recordTitles(): void {
  const titles: string[] = [];
  Object.assign(globalThis, {titlesShown: titles});
  new MutationObserver(() => {
    const title = document.querySelector('h1')?.textContent;
    if (title !== undefined && title !== titles.at(-1)) {
      titles.push(title);
    }
  }).observe(document, {childList: true, subtree: true, characterData: true});
}

for (const server of serverNames) {
  test.describe(`on the server "${server}"`, () => {
    test('every spelling of every page answers at once with that page', async ({
      request,
    }) => {
      let answers = 0;
      const wrong: string[] = [];
      const ask = async (pathname: string, spelling: string) => {
        const answer = await request.get(`${originOf(server)}${spelling}`, {
          maxRedirects: 0,
        });
        const {canonical} = linksIn(await answer.text());
        if (answer.status() !== 200 || canonical !== pathname) {
          wrong.push(`${spelling}: ${answer.status()}, page ${canonical}`);
        }
        answers += 1;
      };
      for (const part of chunks(everyPage, 10)) {
        await Promise.all(
          part.flatMap((pathname) =>
            [pathname, ...otherSpellings(pathname)].map(async (spelling) =>
              ask(pathname, spelling),
            ),
          ),
        );
      }
      expect(wrong).toEqual([]);
      expect(answers).toBeGreaterThan(2 * everyPage.length - 1);
      expect(everyPage.length).toBeGreaterThan(10);
    });

    for (const locale of languages) {
      test(`an unknown address is not found, in the language ${locale}`, async ({
        request,
      }) => {
        const {base, htmlLang} = locales[locale];
        for (const name of ['nowhere', 'guide/nowhere.html', 'a/b/c/']) {
          const answer = await request.get(`${originOf(server)}${base}${name}`);
          expect(answer.status()).toBe(404);
          expect(await answer.text()).toMatch(
            new RegExp(`<html[^>]* lang="?${htmlLang}`),
          );
          expect(answer.headers()).toMatchObject({'cache-control': 'no-cache'});
        }
      });
    }

    test('pages are asked about again, hashed files are kept, and every answer is guarded', async ({
      request,
    }) => {
      const guards = Object.entries(securityHeaders).map(
        ([name, value]) => [name.toLowerCase(), value] as const,
      );
      const home = await request.get(`${originOf(server)}/`);
      const asset = /\/assets\/js\/[^"\s>]+\.js/.exec(await home.text())?.[0];
      const script = await request.get(`${originOf(server)}${asset ?? ''}`);
      expect(home.headers()).toMatchObject({
        'cache-control': 'no-cache',
        ...Object.fromEntries(guards),
      });
      expect(script.headers()).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        ...Object.fromEntries(guards),
      });
    });

    test('only reading is answered', async ({request}) => {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const answer = await request.fetch(`${originOf(server)}/`, {method});
        expect([method, answer.status()]).toEqual([method, 405]);
      }
    });

    test('another spelling ends at the one spelling, without a flash of another page', async ({
      page,
    }) => {
      await page.addInitScript(recordTitles);
      const pages = languages.flatMap((locale) => sample(sitemap[locale], 3));
      for (const pathname of pages) {
        for (const spelling of otherSpellings(pathname)) {
          const rest = '?from=a%20b&x=1#fragment';
          await open(page, `${originOf(server)}${spelling}${rest}`);
          expect(page.url()).toBe(`${originOf(server)}${pathname}${rest}`);
          const titles = await page.evaluate(
            () => (globalThis as {titlesShown?: string[]}).titlesShown,
          );
          expect(titles, `titles shown at ${spelling}`).toEqual([
            await page.locator('h1').textContent(),
          ]);
        }
      }
      expect(pages.length).toBeGreaterThan(4);
    });
  });
}

test('a crawler is led by robots.txt to the sitemap of each language', async ({
  request,
}) => {
  const robots = await request.get(`${originOf('own')}/robots.txt`);
  const named = (await robots.text())
    .split('\n')
    .filter((line) => line.startsWith('Sitemap: '))
    .map((line) => new URL(line.slice('Sitemap: '.length)).pathname);
  expect(named).toEqual(['/sitemap.xml', '/zh/sitemap.xml']);
  for (const pathname of named) {
    const answer = await request.get(`${originOf('own')}${pathname}`);
    expect(answer.headers()['content-type']).toContain('xml');
  }
});

test('going to another spelling inside the site ends at the one spelling', async ({
  page,
}) => {
  const pages = languages.flatMap((locale) => sample(sitemap[locale], 3));
  for (const pathname of pages) {
    const {base} = locales[pathname.startsWith('/zh/') ? 'zh' : 'en'];
    for (const spelling of otherSpellings(pathname)) {
      await open(page, `${originOf('own')}${base}`);
      await page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate', {state: null}));
      }, `${spelling}?x=1`);
      await expect(page).toHaveURL(`${originOf('own')}${pathname}?x=1`);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`//[^/]+${pathname}$`),
      );
    }
  }
  expect(pages.length).toBeGreaterThan(3);
});
