import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {redirect, shown, viewer, visitImages} from './support/viewer';
import {inTurn} from './support/turns';

test('drawings follow the colour mode at once', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visitImages(page);
  await expect(redirect(page)).toHaveAttribute('src', /#light$/);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(redirect(page)).toHaveAttribute('src', /#dark$/);
  await redirect(page).click();
  await expect(viewer(page)).toContainText('2 / 3');
  await expect(shown(page)).toHaveAttribute('src', /#dark$/);
});

test.describe('without JavaScript', () => {
  for (const colorScheme of inTurn(['light', 'dark'] as const, 0)) {
    test.describe(`on a ${colorScheme} system`, () => {
      test.use({javaScriptEnabled: false, colorScheme});

      test('drawings follow the system, and nothing looks like a control', async ({
        page,
      }) => {
        await page.goto(`${originOf('own')}/zh/guide/`);
        const drawing = page.getByRole('img', {name: /^302 重定向/});
        await expect(drawing).toHaveCount(1);
        await expect(drawing).toHaveAttribute(
          'src',
          new RegExp(`#${colorScheme}$`),
        );
        await expect(page.getByRole('button', {name: /放大/})).toHaveCount(0);
      });
    });
  }
});
