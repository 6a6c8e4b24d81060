import {test as anyTest} from '@playwright/test';
import type {Page} from '@playwright/test';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const at = (address: string) => `${originOf('own')}${address}`;

/** How far the heading is below the place at which a followed link puts it, in CSS pixels; none for the last ones of a page. */
async function distanceFromTop(page: Page, id: string): Promise<number> {
  return page.locator(`[id="${id}"]`).evaluate((heading) => {
    const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop);
    const {scrollHeight, clientHeight} = document.documentElement;
    const isAtEnd = scrollHeight - clientHeight - window.scrollY < 2;
    const distance = heading.getBoundingClientRect().top - margin;
    return isAtEnd && distance > 0 ? 0 : Math.abs(distance);
  });
}

test('a page with a fragment of the former site, opened or followed, begins at the section, Chinese ones and those on another page too', async ({
  page,
}) => {
  await page.goto(
    at(
      `/zh/guide/advanced/2fa.html?from=thread#${encodeURIComponent('如何解除2fa验证')}`,
    ),
  );
  await expect(page).toHaveURL(
    at('/zh/guide/advanced/2fa.html?from=thread#turn-off'),
  );
  await expect
    .poll(async () => distanceFromTop(page, 'turn-off'))
    .toBeLessThan(3);
  await page.goto(at('/config/site.html#api-url'));
  await expect(page).toHaveURL(at('/config/configuration#site-url'));
  await expect
    .poll(async () => distanceFromTop(page, 'site-url'))
    .toBeLessThan(3);
  await open(page, at('/guide/drivers/local'));
  await page.evaluate(() => {
    window.location.hash = 'local-storage-video-thumbnail';
  });
  await expect(page).toHaveURL(at('/guide/drivers/local#thumbnails'));
  await expect
    .poll(async () => distanceFromTop(page, 'thumbnails'))
    .toBeLessThan(3);
});

const notes = {
  en: 'The section you are looking for has moved',
  zh: '要找的章节已移到别处',
} as const;

// A page that is not found is an error of the browser.
anyTest('every kind of page says that a section has moved', async ({page}) => {
  for (const [address, note] of [
    ['/tool/#no-such-section', notes.en],
    ['/tool/onedrive/request#no-such-section', notes.en],
    ['/guide/credits#no-such-section', notes.en],
    ['/#no-such-section', notes.en],
    ['/guide/nowhere#usage', notes.en],
    ['/zh/guide/nowhere.html#用法', notes.zh],
  ] as const) {
    await page.goto(at(address));
    await expect(page.getByText(note)).toBeInViewport();
  }
});

anyTest(
  'what a provider appended behind the hash is neither remarked on nor looked up',
  async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const written: string[] = [];
    page.on('console', (message) => written.push(message.text()));
    for (const address of [
      '/tool/onedrive/callback#secret',
      '/tool/nowhere#id_token=secret',
      '/guide/webdav#token=secret',
    ]) {
      await page.goto('about:blank');
      await open(page, at(address));
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(notes.en)).toBeHidden();
    }
    const words = await page.locator('body').textContent();
    expect([...asked, ...written, words].join(' ')).not.toContain('secret');
    expect(asked.filter((url) => url.includes('old-sections'))).toEqual([]);
  },
);
