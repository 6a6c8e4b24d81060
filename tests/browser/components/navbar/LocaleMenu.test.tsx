import {act, screen, within} from '@testing-library/react';
import {
  LocaleLinks,
  LocaleMenu,
} from '../../../../src/components/navbar/LocaleMenu';
import {renderOnSite, serverHtml} from '../../../support/renderOnSite';

jest.mock('@generated/routes', () =>
  [
    '/',
    '/guide/',
    '/faq/',
    '/guide/drivers/Crypt',
    '/zh/',
    '/zh/guide/',
    '/zh/faq/',
    '/zh/guide/drivers/Crypt.html',
  ].map((path) => ({path})),
);

function visit(address: string) {
  const site = renderOnSite(<LocaleMenu />, address);
  const menu = screen.getByRole('group');
  return {
    ...site,
    menu,
    links: () =>
      within(menu)
        .getAllByRole('link', {hidden: true})
        .map((link) => link.getAttribute('href')),
  };
}

test.each([
  ['/', '/', '/zh/'],
  ['/guide/?a=1#b', '/guide/?a=1#b', '/zh/guide/?a=1#b'],
  ['/zh/guide/?a=1#b', '/guide/?a=1#b', '/zh/guide/?a=1#b'],
  [
    '/zh/guide/drivers/Crypt?a=1',
    '/guide/drivers/Crypt?a=1',
    '/zh/guide/drivers/Crypt.html?a=1',
  ],
])(
  'a visitor of %s is offered the same place in both languages',
  (address, en, zh) => {
    expect(visit(address).links()).toEqual([en, zh]);
  },
);

test.each(['/guide/nothing?a=1#b', '/zh/guide/nothing.html'])(
  'a visitor of %s, where there is no page, is led home in both languages',
  (address) => {
    expect(visit(address).links()).toEqual(['/', '/zh/']);
  },
);

test('a visitor who goes on inside the page is offered the new place', () => {
  const {history, links} = visit('/guide/');
  act(() => history.push('/guide/?tab=docker#run'));
  expect(links()).toEqual([
    '/guide/?tab=docker#run',
    '/zh/guide/?tab=docker#run',
  ]);
});

test('the page as it was built offers the languages without the query that only a browser knows', () => {
  const html = serverHtml(<LocaleLinks />, '/zh/guide/?a=1#b');
  expect(html).toContain('href="/guide/"');
  expect(html).toContain('href="/zh/guide/"');
  expect(html).not.toContain('a=1');
});

test('each language is named in itself, and says so to a screen reader', () => {
  const {menu} = visit('/');
  const named = within(menu)
    .getAllByRole('link', {hidden: true})
    .map((link) => [
      link.textContent,
      link.lang,
      link.getAttribute('hreflang'),
    ]);
  expect(named).toEqual([
    ['English', 'en-US', 'en-US'],
    ['简体中文', 'zh-CN', 'zh-CN'],
  ]);
});
