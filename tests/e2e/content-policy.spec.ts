import type {Page} from '@playwright/test';
import {policyGroup} from '../../src/components/content-policy/contentPolicy';
import {waitForHydration, open} from './support/pages';
import {answers, field, openSearch} from './support/search';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

test.describe('what somebody smuggles into a page', () => {
  test.use({provoked: /Content Security Policy|evil\.example/i});

  for (const pathname of inTurn(['/guide/', '/zh/tool/', '/guide/api/fs'], 1)) {
    test(`does not run at ${pathname}`, async ({page}) => {
      await open(page, `${originOf('own')}${pathname}`);
      await page.evaluate(() => {
        const seen = new Set<string>();
        const {dataset} = document.documentElement;
        const refuse = (way: string) => {
          dataset.refused = [...seen.add(way)].sort().join(', ');
        };
        document.addEventListener(
          'securitypolicyviolation',
          ({effectiveDirective}) => refuse(effectiveDirective),
        );
        const holder = document.createElement('div');
        holder.innerHTML =
          '<img src="data:," onerror="document.documentElement.dataset.handler = 1">';
        const inline = document.createElement('script');
        inline.textContent = 'document.documentElement.dataset.inline = 1';
        const foreign = document.createElement('script');
        foreign.src = 'https://evil.example/a.js';
        const base = document.createElement('base');
        base.href = 'https://evil.example/';
        document.body.append(holder, inline, foreign, base);
        // In a task of its own: what the test itself runs in the page may evaluate texts.
        setTimeout(() => {
          try {
            globalThis.eval('document.documentElement.dataset.eval = 1');
          } catch {
            refuse('eval');
          }
        });
      });
      await expect(page.locator('html')).toHaveAttribute(
        'data-refused',
        'base-uri, eval, script-src, script-src-attr, script-src-elem',
      );
      await expect(
        page.locator('html:is([data-handler], [data-inline], [data-eval])'),
      ).toHaveCount(0);
    });
  }
});

test('search violates no policy, also on pages for credentials', async ({
  page,
}) => {
  for (const pathname of ['/zh/guide/api/fs.html', '/tool/server/']) {
    await open(page, `${originOf('own')}${pathname}`);
    await page.evaluate(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        document.documentElement.dataset.violated = event.effectiveDirective;
      });
    });
    await openSearch(page);
    await field(page).fill('token');
    await expect(answers(page).first()).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-violated');
  }
});

/** Marks the document: a page that is loaded after it has no mark. */
const mark = async (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = '';
  });

const policyShown = async (page: Page) =>
  page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content');

test('a reader who goes to pages for credentials and back is always under the policy of the page', async ({
  page,
}) => {
  await open(page, `${originOf('own')}/guide/`);
  const reading = await policyShown(page);
  await mark(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Get a token'})
    .click();
  await expect(page.locator('html')).not.toHaveAttribute('data-marked');
  await waitForHydration(page);
  await expect(page).toHaveURL(`${originOf('own')}/tool/`);
  const tools = await policyShown(page);
  expect(tools).not.toBe(reading);
  expect(policyGroup(new URL(page.url()).pathname)).toBe('tools');
  await page.goBack();
  // The fragment is that of the heading that the reader left at.
  await expect(page).toHaveURL(/\/guide\/(?:#[\w-]+)?$/);
  await expect
    .poll(async () => policyShown(page), {message: 'the policy for reading'})
    .toBe(reading);

  // Where no link led there, the page is loaded too, at its beginning.
  await open(page, `${originOf('own')}/guide/drivers/onedrive`);
  await page.evaluate(() => {
    window.scrollTo(0, 2000);
  });
  await mark(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/tool/');
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-marked');
  await waitForHydration(page);
  await expect(page).toHaveURL(`${originOf('own')}/tool/`);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
