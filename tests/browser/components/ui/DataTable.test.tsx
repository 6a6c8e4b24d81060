import {render, screen, within} from '@testing-library/react';
import {DataTable} from '../../../../src/components/ui/DataTable';

const ports = [
  {name: 'HTTP', port: 5244},
  {name: 'HTTPS', port: -1},
];

function show(rows: typeof ports) {
  render(
    <DataTable
      columns={[
        {header: 'Name', cell: ({name}) => name},
        {header: 'Port', cell: ({port}) => <code>{port}</code>},
      ]}
      keyOf={({name}) => name}
      label="Ports"
      rows={rows}
    />,
  );
  return screen.getByRole('table', {name: 'Ports'});
}

const textsOf = (elements: HTMLElement[]) =>
  elements.map((element) => element.textContent);

test('a visitor finds every row under the names of its columns', () => {
  const table = show(ports);
  expect(textsOf(within(table).getAllByRole('columnheader'))).toEqual([
    'Name',
    'Port',
  ]);
  expect(textsOf(within(table).getAllByRole('cell'))).toEqual([
    'HTTP',
    '5244',
    'HTTPS',
    '-1',
  ]);
});

test('a visitor on a phone, where rows are blocks, finds the column’s name beside each value', () => {
  const cells = within(show(ports)).getAllByRole('cell');
  expect(cells.map((cell) => cell.dataset.label)).toEqual([
    'Name',
    'Port',
    'Name',
    'Port',
  ]);
});

test('a table without rows still says what would be in it', () => {
  const table = show([]);
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  expect(within(table).queryAllByRole('cell')).toEqual([]);
});
