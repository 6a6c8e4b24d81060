import {render, screen, within} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {Commands} from '../../../../src/components/product-tables/Commands';

type Command = ComponentProps<typeof Commands>['commands'][number];

function command(given: Partial<Command> = {}): Command {
  return {
    command: 'admin',
    note: 'Shows who you are.',
    since: 'v3.0.1',
    ...given,
  };
}

/** The two cells of the one row: the command, and what it does. */
function rowOf(given: Partial<Command>): HTMLElement[] {
  render(<Commands commands={[command(given)]} />);
  return screen.getAllByRole('cell');
}

test('a visitor finds every command as it is typed in a terminal', () => {
  render(
    <Commands commands={[command(), command({command: 'storage list'})]} />,
  );
  const table = screen.getByRole('table', {name: 'Commands'});
  const codes = within(table).getAllByText(/^alist /);
  expect(codes.map(({tagName, textContent}) => [tagName, textContent])).toEqual(
    [
      ['CODE', 'alist admin'],
      ['CODE', 'alist storage list'],
    ],
  );
});

test('a visitor sees which arguments are required and which are optional', () => {
  const args = [
    {name: 'NEW_PASSWORD', required: true, note: 'The password.'},
    {name: 'USER', required: false, note: 'Whose.'},
  ];
  const [usage, meaning] = rowOf({command: 'admin set', args});
  expect(usage).toHaveTextContent('alist admin set NEW_PASSWORD [USER]');
  const items = within(meaning as HTMLElement).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'NEW_PASSWORD The password.',
    'USER Whose.',
  ]);
});

test('a visitor finds the flags with their short form', () => {
  const flag = {type: 'bool' as const, default: false, since: 'v3.0.1'};
  const [, meaning] = rowOf({
    flags: [
      {...flag, flag: '--page', short: '-p', note: 'Which page.'},
      {...flag, flag: '--all', note: 'Every page.'},
    ],
  });
  const items = within(meaning as HTMLElement).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '--page, -p Which page.',
    '--all Every page.',
  ]);
});
