import {visitMedia} from './support/media';
import {expect, test} from './support/test';

const name = /^(?:Enlarge: )?Home page of this documentation/;

for (const [width, expected] of [
  [390, 400],
  [1280, 720],
] as const) {
  test(`at ${width} px a reader loads an image that fits, as WebP`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await page.emulateMedia({colorScheme: 'light'});
    await visitMedia(page);
    const image = page.getByRole('button', {name});
    await image.scrollIntoViewIfNeeded();
    const shown = () =>
      image.evaluate((element) => (element as HTMLImageElement).currentSrc);
    await expect
      .poll(shown)
      .toMatch(new RegExp(`/home-light-${expected}-\\w+\\.webp$`));
    const size = await image.evaluate((element) => {
      const {width: w, height: h} = element as HTMLImageElement;
      return {
        ratio: w / h,
        own: element.getAttribute('width'),
        loading: element.getAttribute('loading'),
      };
    });
    expect(size.ratio).toBeCloseTo(1440 / 900, 1);
    expect(size).toMatchObject({own: '1440', loading: 'lazy'});
  });
}

test('a reader of dark pages loads the dark image only, and opens it in full size', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.emulateMedia({colorScheme: 'dark'});
  await visitMedia(page);
  const image = page.getByRole('button', {name});
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => asked.some((url) => /home-dark-\d+-\w+\.webp$/.test(url)))
    .toBe(true);
  expect(asked.filter((url) => url.includes('home-light'))).toEqual([]);
  await image.click();
  const large = page
    .getByRole('dialog')
    .locator('[aria-hidden="false"] img.pswp__img[alt]');
  await expect(large).toHaveAttribute('src', /home-dark-1440-\w+\.webp#dark$/);
});
