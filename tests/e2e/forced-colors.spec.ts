import type {Page} from '@playwright/test';
import {colorViolations, prepare} from './support/axe';
import {kindsByTurns} from './support/kinds';
import {chunks, open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const origin = () => originOf('own');

/** Icons of controls that have the colour of what lies behind them. */
async function unseenIcons(
  page: Page,
): Promise<{all: number; unseen: string[]}> {
  return page.evaluate(() => {
    const backdrop = (element: Element): string => {
      const {backgroundColor} = getComputedStyle(element);
      const isThrough =
        backgroundColor === 'transparent' || backgroundColor.endsWith(', 0)');
      return isThrough && element.parentElement !== null
        ? backdrop(element.parentElement)
        : backgroundColor;
    };
    const icons = [...document.querySelectorAll('button svg, a svg')].filter(
      (icon) => icon.checkVisibility({visibilityProperty: true}),
    );
    const unseen = icons.flatMap((icon) => {
      const {color} = getComputedStyle(icon);
      return color === backdrop(icon)
        ? [(icon.closest('button, a')?.outerHTML ?? '').slice(0, 100)]
        : [];
    });
    return {all: icons.length, unseen};
  });
}

for (const [index, part] of chunks(kindsByTurns, 5).entries()) {
  test(`every kind of page can be read in forced colours (part ${index + 1})`, async ({
    page,
  }) => {
    const found: string[] = [];
    let icons = 0;
    for (const [place, address] of part.entries()) {
      await page.emulateMedia({forcedColors: 'active', colorScheme: 'light'});
      await open(page, origin() + address);
      await prepare(page);
      // The navbar and the sidebar are those of the first page.
      const within = place === 0 ? 'html' : 'main, [role=main]';
      found.push(
        ...(await colorViolations(page, within)).map(
          (line) => `${address}: ${line}`,
        ),
      );
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({forcedColors: 'active', colorScheme});
        const {all, unseen} = await unseenIcons(page);
        icons += all;
        found.push(
          ...unseen.map((line) => `${address} ${colorScheme}: ${line}`),
        );
      }
    }
    expect(found).toEqual([]);
    expect(icons).toBeGreaterThan(20);
  });
}

test('the focus can be seen in forced colours', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, `${origin()}/guide/drivers/local`);
  const unseen: string[] = [];
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    unseen.push(
      ...(await page.locator(':focus').evaluateAll((elements) =>
        elements.flatMap((element) => {
          const {outlineStyle, outlineWidth} = getComputedStyle(element);
          return outlineStyle === 'none' || outlineWidth === '0px'
            ? [element.outerHTML.slice(0, 100)]
            : [];
        }),
      )),
    );
  }
  expect(unseen).toEqual([]);
});
