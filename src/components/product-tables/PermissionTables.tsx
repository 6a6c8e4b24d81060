import {translate} from '@docusaurus/Translate';
import type {PermissionsRecords} from '../../data/permissions/schema';
import type {InLocale} from '../../lib/localize';
import {NamedKey, Since, Value} from './cells';
import {meaningColumn} from './columns';
import {tableOf, type Table} from './tableOf';

type Records = InLocale<PermissionsRecords>;

/** The permissions of a role, with their bits in the API. */
export const Permissions = tableOf(
  'bits',
  (): Table<Records['bits'][number]> => ({
    label: translate({message: 'Permissions of a role'}),
    columns: [
      {
        header: translate({
          id: 'facts.column.permission',
          message: 'Permission',
          description: 'Column of the table of permissions',
        }),
        cell: ({label, key, since}) => (
          <>
            <NamedKey label={label} name={key} required={false} />
            <Since version={since} />
          </>
        ),
      },
      {
        header: translate({message: 'Number'}),
        narrow: 'behind',
        cell: ({value}) => <Value value={String(value)} />,
      },
      meaningColumn(),
    ],
    keyOf: ({key}) => key,
  }),
);

export const BuiltinRoles = tableOf(
  'roles',
  (): Table<Records['builtinRoles'][number]> => ({
    label: translate({message: 'Built-in roles'}),
    columns: [
      {
        header: translate({message: 'Role'}),
        cell: ({name}) => <Value value={name} />,
      },
      {
        header: translate({
          id: 'facts.column.id',
          message: 'ID',
          description: 'Column of the table of built-in roles',
        }),
        cell: ({id}) => id,
      },
      {
        header: translate({message: 'Path and number at first'}),
        cell: ({scope}) => (
          <>
            <Value value={scope.path} />{' '}
            <Value value={String(scope.permission)} />
          </>
        ),
      },
      meaningColumn(),
    ],
    keyOf: ({name}) => name,
  }),
);
