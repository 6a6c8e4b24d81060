import type {Page} from '@playwright/test';
import {visitMedia} from './support/media';
import {expect, test} from './support/test';

// A library says so where a player starts late, as on a busy machine.
test.use({provoked: /StartupStallJumper/});

/** What a browser needs to play each of the site's own files; empty where every browser has it. */
const files = [
  {title: 'A square that moves, MP4', codec: 'video/mp4; codecs="avc1.42E01E"'},
  {title: 'A tone, MP3', codec: 'audio/mpeg'},
  {title: 'A square that moves, WebM', codec: 'video/webm; codecs="vp9"'},
  {title: 'A square that moves, Theora', codec: 'video/ogg; codecs="theora"'},
  {title: 'A tone, Ogg', codec: 'audio/ogg; codecs="vorbis"'},
  {
    title: 'A square that moves, DASH',
    codec: 'video/mp4; codecs="vp09.00.10.08"',
  },
  {title: 'A square that moves, HLS', codec: 'video/mp4; codecs="avc1.42E01E"'},
  {
    title: 'A square that moves, MPEG-TS',
    codec: 'video/mp4; codecs="avc1.42E01E"',
  },
  {title: 'A square that moves, FLV', codec: 'video/mp4; codecs="avc1.42E01E"'},
];

const place = (page: Page, title: string) =>
  page.getByRole('group', {name: `Video: ${title}`});

const player = (page: Page, title: string) =>
  place(page, title).locator('[data-format]');

const canPlay = (page: Page, codec: string) =>
  page.evaluate(
    (type) => document.createElement('video').canPlayType(type) !== '',
    codec,
  );

test.describe('each format', () => {
  test.use({provoked: /mpegts|MSE|dash|hls|\[/i});

  test('plays where the browser has its codec, and is a link where it has not', async ({
    page,
  }) => {
    await visitMedia(page);
    for (const {title, codec} of files) {
      await place(page, title).scrollIntoViewIfNeeded();
      if (await canPlay(page, codec)) {
        const media = player(page, title);
        await expect(media).toHaveAttribute('aria-label', title);
        const time = () =>
          media.evaluate(
            (element) => (element as HTMLVideoElement).currentTime,
          );
        await media.evaluate((element) => {
          const video = element as HTMLVideoElement;
          video.muted = true;
          return video.play();
        });
        await expect.poll(time, title).toBeGreaterThan(0.2);
      } else {
        await expect(
          place(page, title).getByRole('link', {name: title}),
        ).toBeVisible();
      }
    }
  });
});

test.describe('a file that does not arrive', () => {
  test.use({provoked: /ERR_FAILED|mpegts|MSE|dash|hls|\[/i});

  test('is a message with a link, whatever unpacks it', async ({page}) => {
    await page.route(/\/sample\.(?:webm|mpd|m3u8|flv)$/, (route) =>
      route.abort(),
    );
    await visitMedia(page);
    for (const format of ['WebM', 'DASH', 'HLS', 'FLV']) {
      const broken = place(page, `A square that moves, ${format}`);
      await broken.scrollIntoViewIfNeeded();
      await expect(broken.getByRole('status')).toContainText('cannot play', {
        timeout: 20_000,
      });
      await expect(broken.getByRole('link')).toBeVisible();
    }
  });
});

test.describe('a video of another site', () => {
  test.use({thirdParties: ['https://player.vimeo.com']});

  test('is not asked for before the reader says so, and a format that the browser refuses is a message with a link', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => '';
    });
    const asked: string[] = [];
    await page.route('https://player.vimeo.com/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({contentType: 'text/html', body: '<p>Talk</p>'});
    });
    await visitMedia(page);
    const refused = place(page, 'A square that moves, WebM');
    await refused.scrollIntoViewIfNeeded();
    await expect(refused.getByRole('status')).toContainText('cannot play');
    await expect(refused.getByRole('link')).toHaveAttribute(
      'href',
      '/media/sample/sample.webm',
    );
    const talk = place(page, 'A talk');
    await talk.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await talk.getByRole('button', {name: 'Play from Vimeo'}).focus();
    await page.keyboard.press('Enter');
    await expect(talk.frameLocator('iframe').getByText('Talk')).toBeVisible();
    await expect(talk.locator('iframe')).toBeFocused();
    expect(asked).toHaveLength(1);
  });
});
