import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ConfigKey} from '../../data/config/schema';
import type {InLocale} from '../../lib/localize';
import {Key, Value} from './cells';
import {effectColumn, typeColumn} from './columns';
import {columnNames, words} from './messages';
import {tableOf, type Table} from './tableOf';

type ConfigRow = InLocale<ConfigKey>;

function defaultOf({default: value}: ConfigRow): ReactNode {
  return value === null ? (
    words.generated()
  ) : (
    <Value value={JSON.stringify(value)} />
  );
}

/** Keys of config.json with the environment variables that override them. */
export const ConfigKeys = tableOf('keys', (): Table<ConfigRow> => ({
  label: translate({message: 'Keys of config.json'}),
  columns: [
    {
      header: columnNames.key(),
      cell: ({key, env}) => (
        <>
          <Key name={key} />
          <br />
          {env === null ? words.noVariable() : <Key name={env} />}
        </>
      ),
    },
    typeColumn(),
    {header: columnNames.default(), cell: defaultOf},
    effectColumn(),
  ],
  keyOf: ({key}) => key,
}));
