import type {Page} from '@playwright/test';
import {prepare, violations} from './support/axe';
import {open} from './support/pages';
import {originOf} from './support/servers';
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
    panel: 'Your first hour',
    steps: [
      '/guide/install/',
      '/guide/install/#first-login',
      '/guide/drivers/local',
      '/guide/use/share',
    ],
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
    panel: '第一个小时',
    steps: [
      '/zh/guide/install/',
      '/zh/guide/install/#first-login',
      '/zh/guide/drivers/local.html',
      '/zh/guide/use/share.html',
    ],
  },
] as const;

/** What a sighted visitor sees of the title, and when, in milliseconds. */
type Sight = [time: number, text: string];

/** Keeps everything that the title has shown since its first letter. */
function recordTitle(): void {
  const sights: Sight[] = [];
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
    if (text !== '' && text !== sights.at(-1)?.[1]) {
      sights.push([performance.now(), text]);
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
    const seen = globalThis as unknown as {sights: Sight[]; look: () => void};
    seen.look();
    return seen.sights;
  });

/** The letters of the title that a sighted visitor sees now. */
const seen = async (page: Page) => (await sightsOf(page)).at(-1)?.[1];

/** How many letters all titles begin with. */
function sharedStart([first = '', ...others]: readonly string[]): number {
  const end = Array.from(first).findIndex((letter, index) =>
    others.some((other) => other[index] !== letter),
  );
  return end === -1 ? first.length : end;
}

/** Waits until the second title is being typed. */
async function waitForSecondTitle(
  page: Page,
  [, title]: readonly string[],
): Promise<void> {
  const beginnings = async () =>
    (await sightsOf(page)).filter(
      ([, text]) => text !== title && title?.startsWith(text) === true,
    );
  await expect
    .poll(async () => (await beginnings()).length, {timeout: 20_000})
    .toBeGreaterThan(1);
}

/** The sum of the layout shifts since the page began to load. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            sum += (entry as PerformanceEntry & {value: number}).value;
          }
        });
        observer.observe({type: 'layout-shift', buffered: true});
        // What is buffered has been told by the second frame.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            resolve(sum);
          }),
        );
      }),
  );
}

for (const {path, titles, pause} of inTurn(languages, 0)) {
  test.describe(`at ${path}`, () => {
    test.beforeEach(async ({page}) => {
      await page.addInitScript(recordTitle);
    });

    test('a visitor who asks for reduced motion reads the first title whole, and nothing is to be stopped', async ({
      page,
    }) => {
      await open(page, `${originOf('own')}${path}`);
      expect(await seen(page)).toBe(titles[0]);
      await expect(page.getByRole('button', {name: pause})).toBeHidden();
    });
  });
}

for (const {path, panel, steps} of inTurn(languages, 1)) {
  test.describe(`at ${path}`, () => {
    test.beforeEach(async ({page}) => {
      await page.addInitScript(recordTitle);
    });

    test('the four steps of the first hour are numbered and lead to their pages', async ({
      page,
    }) => {
      await open(page, `${originOf('own')}${path}`);
      const region = page.getByRole('region', {name: panel});
      const links = region.locator('ol > li').getByRole('link');
      const found = await links.evaluateAll((list) =>
        list.map((link) => link.getAttribute('href')),
      );
      expect(found).toEqual(steps);
    });
  });
}

for (const {path} of inTurn(languages, 2)) {
  test.describe(`at ${path}`, () => {
    test.beforeEach(async ({page}) => {
      await page.addInitScript(recordTitle);
    });

    test('each colour mode has its picture, and no other is loaded', async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.emulateMedia({colorScheme: 'dark'});
      await open(page, `${originOf('own')}${path}`);
      const pictures = page.locator('main header img');
      await expect(pictures).toHaveCount(2);
      await expect(page.locator('main header img:visible')).toHaveAttribute(
        'src',
        /home-\w+-dark\.png$/,
      );
      expect(asked.filter((url) => /home-\w+-light/.test(url))).toEqual([]);
      await page.emulateMedia({colorScheme: 'light'});
      await expect(page.locator('main header img:visible')).toHaveAttribute(
        'src',
        /home-\w+-light\.png$/,
      );
    });
  });
}

for (const {path, titles, pause, resume} of inTurn(languages, 3)) {
  test.describe(`at ${path}`, () => {
    test.beforeEach(async ({page}) => {
      await page.addInitScript(recordTitle);
    });

    test.describe('with motion', () => {
      test.use({contextOptions: {reducedMotion: 'no-preference'}});

      test('the title is typed letter by letter and goes on to the next, with the same name all the time', async ({
        page,
      }) => {
        await open(page, `${originOf('own')}${path}`);
        const name = await page.locator('h1').ariaSnapshot();
        for (const title of titles) {
          expect(name).toContain(title);
        }
        await waitForSecondTitle(page, titles);
        expect(await page.locator('h1').ariaSnapshot()).toBe(name);

        const sights = await sightsOf(page);
        // What all titles begin with is always there.
        const shared = sharedStart(titles);
        const start = sights.findIndex(
          ([, text]) => text === titles[0].slice(0, shared + 1),
        );
        const prefixes = Array.from(titles[0], (_, end) =>
          titles[0].slice(0, end + 1),
        ).slice(shared);
        const typed = sights.slice(start, start + prefixes.length + 1);
        expect(typed.map(([, text]) => text)).toEqual([
          ...prefixes,
          titles[1].slice(0, shared + 1),
        ]);
        const waits = typed
          .slice(1)
          .map(([time], index) => time - (typed[index]?.[0] ?? 0));
        const stand = waits.pop();
        // The browser's clock is a little coarse.
        expect(Math.min(...waits)).toBeGreaterThan(130);
        expect(waits.sort((a, b) => a - b)[waits.length >> 1]).toBeLessThan(
          220,
        );
        expect(stand).toBeGreaterThan(980);
      });

      test('the title can be stopped with the keyboard, and started again', async ({
        page,
      }) => {
        await open(page, `${originOf('own')}${path}`);
        await expect.poll(async () => seen(page)).not.toBe(titles[0]);
        await page.getByRole('button', {name: pause}).focus();
        await page.keyboard.press('Enter');
        const start = page.getByRole('button', {name: resume});
        await expect(start).toBeFocused();
        expect(titles as readonly string[]).toContain(await seen(page));
        const stopped = await seen(page);
        await page.keyboard.press('Enter');
        await expect.poll(async () => seen(page)).not.toBe(stopped);
      });

      for (const width of [390, 1024, 1600]) {
        test(`nothing moves at ${width} px while the page loads and the titles are typed`, async ({
          page,
        }) => {
          await page.setViewportSize({width, height: 844});
          await open(page, `${originOf('own')}${path}`);
          const top = page.locator('main header + div');
          const before = await top.boundingBox();
          await waitForSecondTitle(page, titles);
          expect(await shiftOf(page)).toBeLessThan(0.02);
          expect(await top.boundingBox()).toEqual(before);
          const widest = await page.evaluate(
            () => document.documentElement.scrollWidth,
          );
          expect(widest).toBeLessThanOrEqual(width);
        });
      }

      test('the page is accessible while it types, in both colour modes', async ({
        page,
      }) => {
        await open(page, `${originOf('own')}${path}`);
        await prepare(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({colorScheme});
          await page.waitForSelector(`html[data-theme="${colorScheme}"]`);
          expect(await violations(page)).toEqual([]);
        }
      });
    });
  });
}

for (const {path, titles, pause} of inTurn(languages, 4)) {
  test.describe(`at ${path}`, () => {
    test.beforeEach(async ({page}) => {
      await page.addInitScript(recordTitle);
    });

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false, colorScheme: 'dark'});

      test('the first title is there whole, nothing is to be stopped, and the picture fits the dark', async ({
        page,
      }) => {
        await page.goto(`${originOf('own')}${path}`);
        await expect(page.locator('h1')).toContainText(titles[0]);
        await expect(page.getByRole('button', {name: pause})).toBeHidden();
        await expect(page.locator('main header img:visible')).toHaveAttribute(
          'src',
          /home-\w+-dark\.png$/,
        );
      });
    });
  });
}
