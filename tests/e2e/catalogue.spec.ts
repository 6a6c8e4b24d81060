import {prepare, violations} from './support/axe';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');

for (const {width, colorScheme} of inTurn(
  [
    {width: 390, colorScheme: 'dark'},
    {width: 1280, colorScheme: 'light'},
  ] as const,
  0,
)) {
  test(`a reader compares storages by keyboard at ${width} px, and the page does not grow sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await page.emulateMedia({colorScheme});
    await open(page, `${origin()}/guide/drivers/`);
    for (const name of ['Quark', 'QuarkTV']) {
      await page
        .getByRole('checkbox', {name: `Compare ${name}`, exact: true})
        .focus();
      await page.keyboard.press('Space');
    }
    const comparison = page.getByRole('table', {
      name: 'Comparison of the chosen storages',
    });
    await expect(comparison.getByRole('columnheader')).toHaveCount(2);
    await page.getByRole('button', {name: 'Table of abilities'}).focus();
    await page.keyboard.press('Enter');
    const table = page.getByRole('table', {name: 'What each storage can do'});
    expect(await table.getByRole('rowheader').count()).toBeGreaterThan(90);
    await expect(page).toHaveURL(/\?view=table&compare=Quark%2CQuarkTV(?:#|$)/);
    await prepare(page);
    expect(await violations(page, 'main')).toEqual([]);
    const widest = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect(widest).toBeLessThanOrEqual(width);
  });
}
