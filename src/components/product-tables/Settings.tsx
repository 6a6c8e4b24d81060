import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Setting} from '../../data/settings/schema';
import type {InLocale} from '../../lib/localize';
import {DataTable} from '../ui/DataTable';
import {Meaning, NamedKey, Value} from './cells';
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
        {
          header: columnNames.type(),
          narrow: 'behind',
          cell: ({type}) => type,
        },
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
        {
          header: columnNames.meaning(),
          narrow: 'below',
          cell: ({note, values, since}) => (
            <Meaning note={note} since={since} values={values} />
          ),
        },
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
