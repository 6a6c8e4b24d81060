import type {Page} from '@playwright/test';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const origin = () => originOf('own');
const button = (page: Page) =>
  page.getByRole('button', {name: /^Appearance|^外观/});

/** How the change is drawn, once it is. */
async function drawing(page: Page) {
  const animation = await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(
        ({effect}) =>
          effect instanceof KeyframeEffect &&
          effect.pseudoElement === '::view-transition-new(root)',
      )
      .map(({effect}) => {
        const {duration} = (effect as KeyframeEffect).getTiming();
        const frames = (effect as KeyframeEffect).getKeyframes();
        return {
          duration,
          from: String(frames[0]?.clipPath),
          to: String(frames.at(-1)?.clipPath),
        };
      })
      .at(0),
  );
  return animation.jsonValue();
}

test.describe('with motion', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('the change grows for 400 ms as a circle from the place of the click until it covers the window', async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, `${origin()}/guide/`);
    await button(page).click();
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme-choice',
      'light',
    );
    const box = await button(page).boundingBox();
    const x = Math.round((box?.x ?? 0) + 5);
    const y = Math.round((box?.y ?? 0) + 7);
    await page.mouse.click(x, y);
    const radius = Math.hypot(Math.max(x, 1280 - x), Math.max(y, 800 - y));
    const drawn = await drawing(page);
    expect(drawn?.duration).toBe(400);
    expect(drawn?.from).toBe(`circle(0px at ${x}px ${y}px)`);
    expect(
      Number.parseFloat(drawn?.to.slice('circle('.length) ?? ''),
    ).toBeCloseTo(radius, 0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('from the keyboard the circle grows from the button', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, `${origin()}/guide/`);
    const box = await button(page).boundingBox();
    await button(page).focus();
    await page.keyboard.press('Enter');
    const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect((await drawing(page))?.from).toBe(`circle(0px at ${x}px ${y}px)`);
  });

  test('nothing moves where light stays light', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, `${origin()}/guide/`);
    const begun = await page.evaluateHandle(() => {
      const counter = {count: 0};
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        counter.count += 1;
        return start(update);
      };
      return counter;
    });
    await button(page).click();
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme-choice',
      'light',
    );
    expect(await begun.evaluate(({count}) => count)).toBe(0);
    await button(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await begun.evaluate(({count}) => count)).toBe(1);
  });

  test('a browser that cannot draw the change makes it at once', async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.addInitScript(() => {
      delete (Document.prototype as Partial<Document>).startViewTransition;
    });
    await open(page, `${origin()}/guide/`);
    await button(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test('with reduced motion the change is made at once', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('A reader who wants no motion gets one.');
    };
  });
  await open(page, `${origin()}/guide/`);
  await button(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
