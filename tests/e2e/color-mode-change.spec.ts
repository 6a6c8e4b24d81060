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

  test('the change grows for 400 ms as a circle from the place of the press until it covers the window, and nothing moves where light stays light', async ({
    page,
  }) => {
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
    const html = page.locator('html');
    await button(page).click();
    await expect(html).toHaveAttribute('data-theme-choice', 'light');
    expect(await begun.evaluate(({count}) => count)).toBe(0);
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await button(page).boundingBox()) ?? {};
    const [left, top] = [Math.round(x + 5), Math.round(y + 7)];
    await page.mouse.click(left, top);
    const radius = Math.hypot(
      Math.max(left, 1280 - left),
      Math.max(top, 800 - top),
    );
    const drawn = await drawing(page);
    expect(drawn?.duration).toBe(400);
    expect(drawn?.from).toBe(`circle(0px at ${left}px ${top}px)`);
    expect(
      Number.parseFloat(drawn?.to.slice('circle('.length) ?? ''),
    ).toBeCloseTo(radius, 0);
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await begun.evaluate(({count}) => count)).toBe(1);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await page.keyboard.press('Enter');
    expect((await drawing(page))?.from).toBe(
      `circle(0px at ${x + width / 2}px ${y + height / 2}px)`,
    );
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
