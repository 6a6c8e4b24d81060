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
