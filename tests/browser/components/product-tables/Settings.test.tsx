import {render, screen, within} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {Settings} from '../../../../src/components/product-tables/Settings';
import {cellTexts} from '../../../support/cellTexts';

type Setting = ComponentProps<typeof Settings>['settings'][number];

function setting(given: Partial<Setting> = {}): Setting {
  return {
    key: 'site_title',
    label: 'Site title',
    type: 'string',
    default: 'AList',
    group: 'site',
    flag: 'public',
    note: 'The name of the site.',
    since: 'v3.0.1',
    ...given,
  };
}

/** The texts of the one row: field, type, default, meaning. */
function rowOf(given: Partial<Setting>): (string | null)[] {
  render(<Settings settings={[setting(given)]} />);
  return cellTexts();
}

test('an administrator finds each setting by its label in the panel and by its key', () => {
  render(
    <Settings settings={[setting(), setting({key: 'logo', label: 'Logo'})]} />,
  );
  const table = screen.getByRole('table', {name: 'Settings'});
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(cellTexts(table)).toEqual([
    'Site titlesite_title',
    'string',
    'AList',
    'The name of the site.',
    'Logologo',
    'string',
    'AList',
    'The name of the site.',
  ]);
});

test.each([
  ['a text', 'AList', 'AList'],
  ['nothing', '', ''],
  ['what AList makes for itself', null, 'made at first start'],
])('a setting whose default is %s shows that', (_, value, text) => {
  expect(rowOf({default: value})[2]).toBe(text);
});
