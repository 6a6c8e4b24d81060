import {render, screen, within} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {OptionTable} from '../../../../src/components/product-tables/OptionTable';

type Option = ComponentProps<typeof OptionTable>['options'][number];

function option(given: Partial<Option> = {}): Option {
  return {
    key: 'region',
    label: 'Region',
    type: 'string',
    default: '',
    required: false,
    ...given,
  };
}

/** The cells of the one row: field, type, default, meaning. */
function rowOf(given: Partial<Option>): HTMLElement[] {
  render(<OptionTable options={[option(given)]} />);
  return screen.getAllByRole('cell');
}

const [FIELD, DEFAULT, MEANING] = [0, 2, 3];

test('a visitor finds every field of the form by its label and by its key, in the form’s order', () => {
  render(
    <OptionTable
      options={[option(), option({key: 'chunk_size', label: 'Chunk size'})]}
    />,
  );
  const table = screen.getByRole('table', {name: 'Fields of the form'});
  const [, ...rows] = within(table).getAllByRole('row');
  expect(
    rows.map((row) => within(row).getAllByRole('cell')[FIELD]?.textContent),
  ).toEqual(['Regionregion', 'Chunk sizechunk_size']);
  expect(screen.getByText('chunk_size').tagName).toBe('CODE');
});

test.each([
  [true, 'Regionregion Required'],
  [false, 'Regionregion'],
])('a required field is marked: %s', (required, text) => {
  expect(rowOf({required})[FIELD]).toHaveTextContent(text);
  expect(screen.queryAllByText('Required')).toHaveLength(required ? 1 : 0);
});

test.each<[number, Partial<Option>, string]>([
  [DEFAULT, {default: '0'}, '0'],
  [DEFAULT, {default: ''}, ''],
  [DEFAULT, {prefilled: 'builtIn'}, 'filled in by AList'],
  [DEFAULT, {prefilled: 'sample'}, 'a sample to replace'],
  [MEANING, {}, ''],
  [MEANING, {shownWhen: 'Drivers that cache.'}, 'Drivers that cache.'],
  [MEANING, {since: 'v3.40.0'}, 'Since v3.40.0'],
])('cell %i of the field %j is "%s"', (cell, given, text) => {
  expect(rowOf(given)[cell]?.textContent).toBe(text);
});

test('values have their names where those say more, and the empty one is named', () => {
  const values = [
    {value: 'cn', label: 'China'},
    {value: 'us', label: 'US'},
    {value: '', label: 'Any'},
  ];
  expect(rowOf({values})[MEANING]).toHaveTextContent(
    'One of: cn (China), us, empty (Any)',
  );
});

test('drivers that start with something else are named', () => {
  const values = ['name', 'size'];
  const exceptions = [{drivers: 'Crypt', default: 'name', values}];
  expect(rowOf({exceptions})[MEANING]).toHaveTextContent(
    'Crypt: name (name, size)',
  );
});

test('the meaning shows literals as code, without backquotes', () => {
  const cell = rowOf({note: 'Use `a/b` or `c`.'})[MEANING] as HTMLElement;
  expect(cell).toHaveTextContent('Use a/b or c.');
  const literals = within(cell).getAllByText(/^(?:a\/b|c)$/);
  expect(literals.map(({tagName}) => tagName)).toEqual(['CODE', 'CODE']);
});
