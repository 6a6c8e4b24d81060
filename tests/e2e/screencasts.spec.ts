import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

test('a reader plays a screencast with the keyboard, of which nothing but the picture was loaded, and reads captions', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/media/')) {
      requested.push(pathname);
    }
  });
  await open(page, `${originOf('own')}/guide/drivers/local`);
  const place = page.getByRole('group', {
    name: 'Video: Add a folder of the machine',
  });
  await place.scrollIntoViewIfNeeded();
  await expect(place.locator('img')).toHaveJSProperty('complete', true);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual(['/media/screencasts/add-local-en.webp']);
  await place.getByRole('link', {name: /^Play/}).focus();
  await page.keyboard.press('Enter');
  const video = place.locator('video');
  await expect(video).toBeFocused();
  await expect
    .poll(() =>
      video.evaluate(({currentTime}: HTMLVideoElement) => currentTime),
    )
    .toBeGreaterThan(0.5);
  await video.evaluate((film: HTMLVideoElement) => {
    film.pause();
    film.currentTime = 1;
  });
  const caption = () =>
    video.evaluate(({textTracks}: HTMLVideoElement) => {
      const cue = textTracks[0]?.activeCues?.[0];
      return cue instanceof VTTCue ? cue.text : '';
    });
  await expect.poll(caption).toContain('open Storages');
});
