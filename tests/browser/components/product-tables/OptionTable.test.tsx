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

describe('the default of a field', () => {
  test.each<[string, Partial<Option>, string]>([
    ['is shown as it is typed', {default: 'global'}, 'global'],
    ['is shown even where it looks like nothing', {default: '0'}, '0'],
    ['is empty where the field is', {default: ''}, ''],
    [
      'is named where AList fills it in itself',
      {prefilled: 'builtIn'},
      'filled in by AList',
    ],
    [
      'is named where it is only a sample',
      {prefilled: 'sample'},
      'a sample to replace',
    ],
  ])('%s', (_, given, text) => {
    expect(rowOf(given)[DEFAULT]?.textContent).toBe(text);
  });
});

describe('the meaning of a field', () => {
  test.each<[string, Partial<Option>, string]>([
    ['may need no words', {}, ''],
    ['is given', {note: 'Where your account is.'}, 'Where your account is.'],
    [
      'lists the values with their names where those say more',
      {
        values: [
          {value: 'cn', label: 'China'},
          {value: 'us', label: 'US'},
        ],
      },
      'One of: cn (China), us',
    ],
    [
      'names the value that is empty',
      {
        values: [
          {value: '', label: 'Service default'},
          {value: 'cold', label: 'Cold'},
        ],
      },
      'One of: empty (Service default), cold',
    ],
    [
      'says for which storages the field is there',
      {shownWhen: 'Drivers that cache.'},
      'Drivers that cache.',
    ],
    [
      'names the drivers that start with something else',
      {
        exceptions: [
          {drivers: 'Crypt', default: 'name', values: ['name', 'size']},
        ],
      },
      'Crypt: name (name, size)',
    ],
    [
      'tells since when a later field is there',
      {since: 'v3.40.0'},
      'Since v3.40.0',
    ],
  ])('%s', (_, given, text) => {
    expect(rowOf(given)[MEANING]?.textContent).toBe(text);
  });

  test('shows literals as code, without backquotes', () => {
    const cell = rowOf({note: 'Use `a/b` or `c`.'})[MEANING];
    expect(cell).toHaveTextContent('Use a/b or c.');
    expect(
      [...(cell?.querySelectorAll('code') ?? [])].map(
        (code) => code.textContent,
      ),
    ).toEqual(['a/b', 'c']);
  });
});
