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

test.each<[Key['default'], string]>([
  ['sqlite3', '"sqlite3"'],
  ['', '""'],
  [false, 'false'],
  [['a', 'b'], '["a","b"]'],
  [null, 'made at first start'],
])('the default %j is shown as in the file: %s', (value, text) => {
  expect(rowOf({default: value})[2]).toBe(text);
});

test.each<[Partial<Key>, string]>([
  [{values: ['sqlite3', 'mysql']}, 'One of: sqlite3, mysql'],
  [{since: 'v3.30.0'}, 'Since v3.30.0'],
  [{since: 'v3.0.1'}, ''],
])('of a key with %j the meaning ends with "%s"', (given, text) => {
  expect(rowOf(given)[3]).toBe(`The port of the site.${text}`);
});
