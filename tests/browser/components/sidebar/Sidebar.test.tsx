import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {act, screen, within} from '@testing-library/react';
import {Sidebar} from '../../../../src/components/sidebar/Sidebar';
import {renderOnSite} from '../../../support/renderOnSite';

const link = (label: string, href: string): PropSidebarItem => ({
  type: 'link',
  label,
  href,
});

function group(
  label: string,
  items: PropSidebarItem[],
  href?: string,
): PropSidebarItem {
  return {
    type: 'category',
    label,
    items,
    href,
    collapsible: true,
    collapsed: true,
  };
}

const items: PropSidebarItem[] = [
  link('Introduction', '/guide/'),
  group(
    'Install',
    [link('Docker', '/guide/install/docker')],
    '/guide/install/',
  ),
  group('Add storage', [
    link('Local', '/guide/drivers/local'),
    group('More', [link('S3', '/guide/drivers/s3')]),
    group('Less', [link('FTP', '/guide/drivers/ftp')]),
  ]),
  {type: 'link', label: 'Hidden', href: '/guide/hidden', unlisted: true},
];

function visit(address: string) {
  const site = renderOnSite(<Sidebar items={items} />, address);
  const nav = screen.getByRole('navigation', {
    name: 'Docs sidebar',
    hidden: true,
  });
  return {
    ...site,
    nav,
    groupNamed: (label: string) => {
      const summary = within(nav).getByText(label, {selector: 'summary'});
      return summary.parentElement as HTMLDetailsElement;
    },
    openGroups: () =>
      [...nav.querySelectorAll('details[open] > summary')].map(
        ({textContent}) => textContent,
      ),
    marked: () =>
      [...nav.querySelectorAll('[aria-current="page"]')].map(
        ({textContent}) => textContent,
      ),
  };
}

test('a visitor finds every listed page of the section, in its order, with each group’s first page', () => {
  const {nav} = visit('/guide/');
  const links = within(nav).getAllByRole('link', {hidden: true});
  expect(
    links.map((item) => [item.textContent, item.getAttribute('href')]),
  ).toEqual([
    ['Introduction', '/guide/'],
    ['Overview', '/guide/install/'],
    ['Docker', '/guide/install/docker'],
    ['Local', '/guide/drivers/local'],
    ['S3', '/guide/drivers/s3'],
    ['FTP', '/guide/drivers/ftp'],
  ]);
});

test.each([
  ['/guide/', ['Introduction'], []],
  ['/guide/install/', ['Overview'], ['Install']],
  ['/guide/install/docker', ['Docker'], ['Install']],
  ['/guide/drivers/s3', ['S3'], ['Add storage', 'More']],
  ['/elsewhere/', [], []],
])(
  'at %s the visitor’s page is marked and its groups are open',
  (address, pages, groups) => {
    const {marked, openGroups} = visit(address);
    expect(marked()).toEqual(pages);
    expect(openGroups()).toEqual(groups);
  },
);

test('going to a page in another group opens that group and closes the one left', () => {
  const {history, openGroups} = visit('/guide/install/docker');
  act(() => history.push('/guide/drivers/local'));
  expect(openGroups()).toEqual(['Add storage']);
});

test('a group that the visitor closed opens again on the way to another of its pages', async () => {
  const {user, history, groupNamed, openGroups} = visit('/guide/install/');
  await user.click(within(groupNamed('Install')).getByText('Install'));
  expect(openGroups()).toEqual([]);
  act(() => history.push('/guide/install/docker'));
  expect(openGroups()).toEqual(['Install']);
});

test('a group that the visitor closed stays closed while they stay on the page', async () => {
  const {user, history, groupNamed, openGroups} = visit('/guide/install/');
  await user.click(within(groupNamed('Install')).getByText('Install'));
  act(() => history.push('/guide/install/#next'));
  expect(openGroups()).toEqual([]);
});

test('groups side by side close each other, a group inside another does not close it', () => {
  const {groupNamed} = visit('/guide/');
  const nameOf = (label: string) => groupNamed(label).getAttribute('name');
  expect(nameOf('Install')).toBeTruthy();
  expect(nameOf('Add storage')).toBe(nameOf('Install'));
  expect(nameOf('Less')).toBe(nameOf('More'));
  expect(nameOf('More')).not.toBe(nameOf('Install'));
});

test('a kind of entry that the sidebar cannot show stops the build with what to correct', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const html: PropSidebarItem = {
    type: 'html',
    value: '<hr>',
    defaultStyle: false,
  };
  expect(() => renderOnSite(<Sidebar items={[html]} />)).toThrow(
    'found an item of type "html", expected pages and groups; correct sidebars.ts',
  );
});
