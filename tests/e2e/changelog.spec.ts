import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');

const languages = [
  {locale: 'en', page: '/guide/changelog', feeds: '/changelog/'},
  {locale: 'zh', page: '/zh/guide/changelog.html', feeds: '/zh/changelog/'},
] as const;

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
