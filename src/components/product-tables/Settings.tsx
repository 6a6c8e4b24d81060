import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Setting} from '../../data/settings/schema';
import type {InLocale} from '../../lib/localize';
import {DataTable} from '../ui/DataTable';
import {NamedKey, Value} from './cells';
import {effectColumn, typeColumn} from './columns';
import {columnNames, words} from './messages';

/** The settings on one page of the admin panel. */
export function Settings({
  settings,
}: {
  settings: InLocale<Setting>[];
}): ReactNode {
  return (
    <DataTable
      columns={[
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
      ]}
      keyOf={({key}) => key}
      label={translate({
        id: 'facts.settings.label',
        message: 'Settings',
        description: 'Name of a table of settings',
      })}
      rows={settings}
    />
  );
}
