import {translate} from '@docusaurus/Translate';
import type {Setting} from '../../data/settings/schema';
import type {InLocale} from '../../lib/localize';
import {NamedKey, Value} from './cells';
import {effectColumn, typeColumn} from './columns';
import {columnNames, words} from './messages';
import {tableOf, type Table} from './tableOf';

/** The settings on one page of the admin panel. */
export const Settings = tableOf('settings', (): Table<InLocale<Setting>> => ({
  label: translate({
    id: 'facts.settings.label',
    message: 'Settings',
    description: 'Name of a table of settings',
  }),
  columns: [
    {
      header: columnNames.field(),
      cell: ({label, key}) => (
        <NamedKey label={label} name={key} required={false} />
      ),
    },
    typeColumn(),
    {
      header: columnNames.default(),
      narrow: 'named',
      cell: (setting) =>
        setting.default === null ? (
          words.generated()
        ) : (
          <Value value={setting.default} />
        ),
    },
    effectColumn(),
  ],
  keyOf: ({key}) => key,
}));
