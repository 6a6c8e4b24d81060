import {prepare, violations} from './support/axe';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');

const languages = [
  {
    locale: 'en',
    page: '/guide/changelog',
    have: 'You have',
    path: 'What matters for your update',
    todo: 'What you have to do',
    feeds: '/changelog/',
  },
  {
    locale: 'zh',
    page: '/zh/guide/changelog.html',
    have: '你的版本',
    path: '与这次升级有关的内容',
    todo: '你要做的事',
    feeds: '/zh/changelog/',
  },
] as const;

for (const {locale, page: address, have, path, todo} of inTurn(languages, 0)) {
  test(`a reader in ${locale} learns what an update needs, and passes the address on`, async ({
    page,
    context,
  }) => {
    await open(page, `${origin()}${address}`);
    await page
      .getByRole('combobox', {name: have, exact: true})
      .selectOption('v3.45.1');
    const summary = page.getByRole('region', {name: path});
    await expect(summary).toContainText(todo);
    await expect(page).toHaveURL(/\?from=v3\.45\.1(?:#|$)/);
    const other = await context.newPage();
    await open(other, page.url());
    await expect(other.getByRole('region', {name: path})).toContainText(todo);
    await prepare(page);
    expect(await violations(page)).toEqual([]);
  });
}

for (const {locale, page: address, feeds} of inTurn(languages, 1)) {
  test(`a program finds the feeds of the page in ${locale}`, async ({
    page,
    request,
  }) => {
    await open(page, `${origin()}${address}`);
    const links = page.locator('link[rel="alternate"][type^="application/"]');
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(href.startsWith(feeds)).toBe(true);
      const answer = await request.get(`${origin()}${href}`);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toContain('AList v3.63.0');
    }
  });
}
