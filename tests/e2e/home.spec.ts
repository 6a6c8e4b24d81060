import type {Page} from '@playwright/test';
import {violationsInModes} from './support/axe';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {recordShifts, shiftsSoFar} from './support/shifts';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const languages = [
  {
    path: '/',
    titles: [
      'All your storages in one file list',
      'All your storages at one address',
      'All your storages on any device',
    ],
    pause: 'Stop typing the titles',
    resume: 'Type the titles again',
  },
  {
    path: '/zh/',
    titles: [
      '所有存储，汇成一个列表',
      '所有存储，一个地址就够',
      '所有存储，文件不用搬',
    ],
    pause: '停止标题打字',
    resume: '继续标题打字',
  },
] as const;

/** Keeps everything that the title has shown since its first letter. */
function recordTitle(): void {
  const sights: string[] = [];
  const letters = () => {
    const heading = document.querySelector('h1');
    const walker =
      heading && document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    let text = '';
    while (walker?.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const style = parent && getComputedStyle(parent);
      if (style?.opacity === '1' && style.clipPath === 'none') {
        text += walker.currentNode.textContent ?? '';
      }
    }
    return text;
  };
  const look = () => {
    const text = letters();
    if (text !== '' && text !== sights.at(-1)) {
      sights.push(text);
    }
  };
  Object.assign(globalThis, {sights, look});
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

const sightsOf = async (page: Page) =>
  page.evaluate(() => {
    const seen = globalThis as unknown as {sights: string[]; look: () => void};
    seen.look();
    return seen.sights;
  });

/** The letters of the title that a sighted visitor sees now. */
const seen = async (page: Page) => (await sightsOf(page)).at(-1);

/** Waits until the second title is being typed. */
async function waitForSecondTitle(
  page: Page,
  [, title]: readonly string[],
): Promise<void> {
  const beginnings = async () =>
    (await sightsOf(page)).filter(
      (text) => text !== title && title?.startsWith(text) === true,
    );
  await expect
    .poll(async () => (await beginnings()).length, {timeout: 20_000})
    .toBeGreaterThan(1);
}

for (const {path, titles, pause} of inTurn(languages, 0)) {
  test(`at ${path} a visitor who asks for reduced motion reads the first title whole, and loads the picture of the colour mode alone`, async ({
    page,
  }) => {
    await page.addInitScript(recordTitle);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, `${originOf('own')}${path}`);
    expect(await seen(page)).toBe(titles[0]);
    await expect(page.getByRole('button', {name: pause})).toBeHidden();
    await expect(page.locator('main header img')).toHaveCount(2);
    const picture = page.locator('main header img:visible');
    await expect(picture).toHaveAttribute('src', /home-\w+-dark\.png$/);
    expect(asked.filter((url) => /home-\w+-light/.test(url))).toEqual([]);
    await page.emulateMedia({colorScheme: 'light'});
    await expect(picture).toHaveAttribute('src', /home-\w+-light\.png$/);
  });
}

test.describe('with motion', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  for (const width of inTurn([390, 1600], 0)) {
    for (const {path, titles, pause, resume} of inTurn(languages, 1)) {
      test(`at ${path} and ${width} px the title is typed and moves nothing, with the same name all the time, until it is stopped`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height: 844});
        await page.addInitScript(recordShifts);
        await page.addInitScript(recordTitle);
        await open(page, `${originOf('own')}${path}`);
        const top = page.locator('main header + div');
        const before = await top.boundingBox();
        const name = await page.locator('h1').ariaSnapshot();
        for (const title of titles) {
          expect(name).toContain(title);
        }
        expect(await violationsInModes(page)).toEqual([]);
        await waitForSecondTitle(page, titles);
        expect(await page.locator('h1').ariaSnapshot()).toBe(name);
        expect(await shiftsSoFar(page)).toBeLessThan(0.02);
        expect(await top.boundingBox()).toEqual(before);
        const widest = await page.evaluate(
          () => document.documentElement.scrollWidth,
        );
        expect(widest).toBeLessThanOrEqual(width);

        await page.getByRole('button', {name: pause}).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', {name: resume})).toBeFocused();
        const stopped = await seen(page);
        expect(titles as readonly string[]).toContain(stopped);
        await page.keyboard.press('Enter');
        await expect.poll(async () => seen(page)).not.toBe(stopped);
      });
    }
  }
});
