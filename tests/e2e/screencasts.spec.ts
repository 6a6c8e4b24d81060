import type {Page} from '@playwright/test';
import {prepare, violations} from './support/axe';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const pages = {
  en: '/guide/drivers/local',
  zh: '/zh/guide/drivers/local.html',
} as const;

const place = (page: Page) =>
  page.getByRole('group', {name: 'Video: Add a folder of the machine'});

const visit = (page: Page, locale: keyof typeof pages = 'en') =>
  open(page, `${originOf('own')}${pages[locale]}`);

test('nothing but the picture is loaded before a reader plays a screencast', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/media/')) {
      requested.push(pathname);
    }
  });
  await visit(page);
  await place(page).scrollIntoViewIfNeeded();
  await expect(place(page).locator('img')).toHaveJSProperty('complete', true);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual(['/media/screencasts/add-local-en.webp']);
});

test('a reader plays a screencast with the keyboard, and reads captions', async ({
  page,
}) => {
  await visit(page);
  await place(page).getByRole('link', {name: /^Play/}).focus();
  await page.keyboard.press('Enter');
  const video = place(page).locator('video');
  await expect(video).toBeFocused();
  await expect
    .poll(() =>
      video.evaluate(({currentTime}: HTMLVideoElement) => currentTime),
    )
    .toBeGreaterThan(0.5);
  const caption = () =>
    video.evaluate(({textTracks}: HTMLVideoElement) => {
      const cue = textTracks[0]?.activeCues?.[0];
      return cue instanceof VTTCue ? cue.text : '';
    });
  await expect.poll(caption).toContain('open Storages');
});

test('axe finds nothing wrong with a screencast', async ({page}) => {
  for (const locale of ['en', 'zh'] as const) {
    await visit(page, locale);
    await page.locator('figure a').first().scrollIntoViewIfNeeded();
    await prepare(page);
    expect(await violations(page)).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a reader opens the video by a link, and reads its steps', async ({
    page,
  }) => {
    await page.goto(`${originOf('own')}${pages.en}`);
    await expect(place(page).getByRole('link')).toHaveAttribute(
      'href',
      '/media/screencasts/add-local-en.mp4',
    );
    await page.getByText('Steps of the video').click();
    await expect(page.getByText('Type a mount path: where')).toBeVisible();
  });
});
