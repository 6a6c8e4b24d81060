// cspell:ignore vjcm
import {prepare, violations} from './support/axe';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');

const languages = [
  {
    locale: 'en',
    address: '/faq/error',
    finder: 'Error finder',
    heard: 'Messages recognized: ',
    page: 'Check my server',
    target: '/tool/server/',
    explained: 'Baidu Photos',
    row: '/guide/drivers/baidu.photo#message-',
  },
  {
    locale: 'zh',
    address: '/zh/faq/error.html',
    finder: '报错查询',
    heard: '条报错，最可能的原因排在最前',
    page: '检查我的服务器',
    target: '/zh/tool/server/',
    explained: '一刻相册',
    row: '/zh/guide/drivers/baidu.photo.html#message-',
  },
] as const;

for (const language of inTurn(languages, 1)) {
  const {locale, address, finder, heard, target, explained, row} = language;
  const {page: label} = language;

  test(`a reader in ${locale} types a message and follows it by keyboard to the page that helps, and one that a driver’s page explains to its row`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, `${origin()}${address}`);
    const tool = page.getByRole('region', {name: finder});
    await tool.getByRole('textbox').focus();
    await page.keyboard.type(
      'failed get objs: failed get dir: object not found',
    );
    await expect(tool.getByRole('status')).toContainText(heard);
    await prepare(page);
    expect(await violations(page, 'main')).toEqual([]);
    const link = tool.getByRole('link', {name: label, exact: true}).first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin()}${target}`);

    await open(page, `${origin()}${address}`);
    await tool
      .getByRole('textbox')
      .fill('failed make dir: illegal title, only supports 50 characters');
    const explanation = tool.getByRole('link', {name: explained});
    await expect(explanation).toHaveAttribute('href', new RegExp(`^${row}`));
    await explanation.click();
    await expect(page).toHaveURL(new RegExp(row));
    const marked = page.locator('tr:has(:target)');
    await expect(marked).toBeInViewport();
    await expect(marked).toContainText('illegal title');
  });
}
