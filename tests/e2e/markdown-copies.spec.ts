import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const languages = [
  {
    page: '/guide/drivers/local',
    file: '/guide/drivers/local.md',
    copy: 'Copy as Markdown',
    words: '| **Root folder path** `root_folder_path` · Required |',
  },
  {
    page: '/zh/guide/drivers/local.html',
    file: '/zh/guide/drivers/local.md',
    copy: '复制为 Markdown',
    words: '| **根文件夹路径** `root_folder_path` · 必填 |',
  },
] as const;

test.describe('a reader who copies a page as Markdown', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  for (const {page: address, file, copy, words} of inTurn(languages, 0)) {
    test(`of ${address} has it at every width, and loads it only then`, async ({
      page,
    }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        fetched.push(new URL(request.url()).pathname);
      });
      await page.setViewportSize({width: 1600, height: 900});
      await open(page, `${originOf('own')}${address}`);
      const button = page
        .getByRole('button', {name: copy})
        .filter({visible: true});
      await expect(button).toHaveCount(1);
      expect(fetched).not.toContain(file);
      await button.click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain(words);
      expect(fetched).toContain(file);

      await page.evaluate(() => navigator.clipboard.writeText(''));
      await page.setViewportSize({width: 390, height: 900});
      await page.getByLabel(/^(?:More for this page|页面菜单)$/).click();
      await expect(button).toHaveCount(1);
      await button.click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain(words);
    });
  }
});
