// cspell:ignore kuakewangpan kkwp onedrvie
import {screen, within} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {DriverCatalogue} from '../../../../src/components/driver-catalogue/DriverCatalogue';
import {factBlocks} from '../../../../src/markdown/facts/factBlocks';
import {localize} from '../../../../src/lib/localize';
import {cellTexts} from '../../../support/cellTexts';
import {someFacts} from '../../../support/facts';
import {renderOnSite, serverHtml} from '../../../support/renderOnSite';

type Row = ComponentProps<typeof DriverCatalogue>['drivers'][number];

const local: Row = {
  name: 'Local',
  service: 'Folder on the server',
  words: 'folder on the server 服务器本机文件夹',
  kind: 'local',
  region: 'anywhere',
  auth: ['none'],
  download: 'proxy',
  abilities: ['put', 'remove'],
  cannot: [],
  since: 'v3.0.1',
  page: 'local',
};

const drivers: Row[] = [
  local,
  {
    ...local,
    name: 'Onedrive',
    service: 'OneDrive',
    words: 'onedrive 微软网盘',
    kind: 'personal',
    region: 'abroad',
    auth: ['refreshToken'],
    download: 'redirect',
    abilities: ['put', 'copy', 'remove'],
    page: 'onedrive',
  },
  {
    ...local,
    name: 'Mega',
    service: 'MEGA',
    words: 'méga',
    kind: 'personal',
    auth: ['usernamePassword', 'twoFactor'],
  },
  {
    ...local,
    name: 'Quark',
    service: 'Quark',
    words: '夸克网盘 kuakewangpan kkwp',
    kind: 'personal',
    region: 'china',
    abilities: ['put', 'rapidUpload'],
    auth: ['cookie'],
    page: undefined,
  },
];

function open(address = '/guide/drivers/') {
  const site = renderOnSite(<DriverCatalogue drivers={drivers} />, address);
  return {
    ...site,
    names: () =>
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map((item) => item.querySelector('code')?.textContent),
  };
}

test('a visitor without scripts, and a search engine, finds every driver in the page', () => {
  const {props} = factBlocks.DriverCatalogue;
  const facts = someFacts();
  const all = localize(props(facts, {}), 'en') as unknown as ComponentProps<
    typeof DriverCatalogue
  >;
  expect(all.drivers.length).toBeGreaterThan(50);
  const page = document.createElement('div');
  page.innerHTML = serverHtml(<DriverCatalogue {...all} />, '/guide/drivers/');
  const names = [...page.querySelectorAll('li code')].map(
    (name) => name.textContent,
  );
  expect(names).toEqual(facts.drivers.map(({name}) => name));
});

test.each([
  ['Kind', 'Local disk', ['Local']],
  ['Where', 'Mainland China', ['Quark']],
  ['Can', 'rapid upload', ['Quark']],
  ['Can', 'copy', ['Onedrive']],
  ['Sign-in', 'Two-factor code', ['Mega']],
  ['Downloads', 'Straight from the source (302)', ['Onedrive']],
])(
  'a visitor who chooses at “%s” %s sees those drivers',
  async (filter, value, found) => {
    const {user, names} = open();
    await user.selectOptions(
      screen.getByRole('combobox', {name: filter}),
      value,
    );
    expect(names()).toEqual(found);
    const button = screen.getByRole('button', {
      name: 'Filters',
      expanded: true,
    });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  },
);

describe('a visitor who compares storages', () => {
  const table = () =>
    screen.getByRole('table', {name: 'What each storage can do'});
  const order = () =>
    within(table())
      .getAllByRole('rowheader')
      .map((head) => head.querySelector('code')?.textContent);

  test('sees the abilities of all drivers in a table that every column sorts', async () => {
    const {user} = open('/guide/drivers/?view=table');
    expect(order()).toEqual(['Local', 'Mega', 'Onedrive', 'Quark']);
    await user.click(within(table()).getByRole('button', {name: 'copy'}));
    expect(order()).toEqual(['Onedrive', 'Local', 'Mega', 'Quark']);
    const column = within(table()).getByRole('columnheader', {name: 'copy'});
    expect(column).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(column).getByRole('button'));
    expect(column).toHaveAttribute('aria-sort', 'descending');
    expect(order()).toEqual(['Local', 'Mega', 'Quark', 'Onedrive']);
  });

  test('puts some side by side, and removes them again', async () => {
    const {user} = open();
    await user.click(screen.getByRole('checkbox', {name: 'Compare Quark'}));
    await user.click(screen.getByRole('checkbox', {name: 'Compare Onedrive'}));
    const comparison = screen.getByRole('table', {
      name: 'Comparison of the chosen storages',
    });
    const heads = within(comparison).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      'Quark Quark',
      'OneDrive Onedrive',
    ]);
    const row = within(comparison).getByRole('row', {name: /rapid upload/});
    expect(cellTexts(row)).toEqual(['Yes', '–No']);
    await user.click(screen.getByRole('button', {name: 'End the comparison'}));
    expect(comparison).not.toBeInTheDocument();
  });
});

test.each([
  ['/guide/drivers/', '/guide/drivers/onedrive'],
  ['/zh/guide/drivers/', '/zh/guide/drivers/onedrive.html'],
])('a driver in the catalogue at %s links to %s', (address, page) => {
  open(address);
  expect(screen.getByRole('link', {name: 'OneDrive'})).toHaveAttribute(
    'href',
    page,
  );
});

test('each driver shows what it mounts, how users sign in and how it downloads', () => {
  open();
  const entry = screen
    .getByText('Personal cloud · User name and password, Two-factor code')
    .closest('li');
  expect(entry).toBeVisible();
  expect(entry).toHaveTextContent('Through your server');
});
