import {render, screen, within} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {ConfigKeys} from '../../../../src/components/product-tables/ConfigKeys';
import {cellTexts} from '../../../support/cellTexts';

type Key = ComponentProps<typeof ConfigKeys>['keys'][number];

function key(given: Partial<Key> = {}): Key {
  return {
    key: 'scheme.http_port',
    type: 'int',
    default: 5244,
    env: 'ALIST_HTTP_PORT',
    note: 'The port of the site.',
    since: 'v3.0.1',
    ...given,
  };
}

/** The texts of the one row: key, type, default, meaning. */
function rowOf(given: Partial<Key>): (string | null)[] {
  render(<ConfigKeys keys={[key(given)]} />);
  return cellTexts();
}

test('an administrator finds each key with its type, default and meaning', () => {
  render(<ConfigKeys keys={[key(), key({key: 'force', env: null})]} />);
  const table = screen.getByRole('table', {name: 'Keys of config.json'});
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(cellTexts(table)).toEqual([
    'scheme.http_portALIST_HTTP_PORT',
    'int',
    '5244',
    'The port of the site.',
    'forceno variable',
    'int',
    '5244',
    'The port of the site.',
  ]);
  // On a phone rows are blocks, with the column's name beside each value.
  const labels = within(table)
    .getAllByRole('columnheader')
    .map(({textContent}) => textContent);
  const cells = within(table).getAllByRole('cell');
  expect(cells.map(({dataset}) => dataset.label)).toEqual([
    ...labels,
    ...labels,
  ]);
});

test.each<[string, Key['default'], string]>([
  ['a text, in the quotes it needs', 'sqlite3', '"sqlite3"'],
  ['an empty text, which is not nothing', '', '""'],
  ['a switch that is off', false, 'false'],
  ['a number', -1, '-1'],
  ['a list', ['a', 'b'], '["a","b"]'],
  ['an empty list', [], '[]'],
  ['what AList makes for itself', null, 'made at first start'],
])('the default of %s is shown as in the file', (_, value, text) => {
  expect(rowOf({default: value})[2]).toBe(text);
});

test.each<[string, Partial<Key>, string]>([
  [
    'a closed set of values is listed',
    {values: ['sqlite3', 'mysql']},
    'The port of the site.One of: sqlite3, mysql',
  ],
  [
    'a later key says since when it is there',
    {since: 'v3.30.0'},
    'The port of the site.Since v3.30.0',
  ],
  [
    'a key of the first release says no more',
    {since: 'v3.0.1'},
    'The port of the site.',
  ],
])('%s', (_, given, text) => {
  expect(rowOf(given)[3]).toBe(text);
});
