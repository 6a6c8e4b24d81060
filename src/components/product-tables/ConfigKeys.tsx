import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ConfigKey} from '../../data/config/schema';
import type {InLocale} from '../../lib/localize';
import {DataTable} from '../ui/DataTable';
import {Key, Meaning, Value} from './cells';
import {columnNames, words} from './messages';

type ConfigRow = InLocale<ConfigKey>;

function defaultOf({default: value}: ConfigRow): ReactNode {
  return value === null ? (
    words.generated()
  ) : (
    <Value value={JSON.stringify(value)} />
  );
}

/** Keys of config.json with the environment variables that override them. */
export function ConfigKeys({keys}: {keys: ConfigRow[]}): ReactNode {
  return (
    <DataTable
      columns={[
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
        {
          header: columnNames.type(),
          narrow: 'behind',
          cell: ({type}) => type,
        },
        {header: columnNames.default(), cell: defaultOf},
        {
          header: columnNames.meaning(),
          narrow: 'below',
          cell: ({note, values, since}) => (
            <Meaning note={note} since={since} values={values} />
          ),
        },
      ]}
      keyOf={({key}) => key}
      label={translate({message: 'Keys of config.json'})}
      rows={keys}
    />
  );
}
