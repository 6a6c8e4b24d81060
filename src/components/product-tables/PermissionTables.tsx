import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {PermissionsRecords} from '../../data/permissions/schema';
import type {InLocale} from '../../lib/localize';
import {DataTable} from '../ui/DataTable';
import {NamedKey, Since, Value} from './cells';
import {meaningColumn} from './meaningColumn';

type Records = InLocale<PermissionsRecords>;

/** The permissions of a role, with their bits in the API. */
export function Permissions({bits}: Pick<Records, 'bits'>): ReactNode {
  return (
    <DataTable
      columns={[
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
          header: translate({
            id: 'facts.column.number',
            message: 'Number',
            description: 'Column of the table of permissions',
          }),
          cell: ({value}) => <Value value={String(value)} />,
        },
        meaningColumn(),
      ]}
      keyOf={({key}) => key}
      label={translate({
        id: 'facts.permissions.label',
        message: 'Permissions of a role',
        description: 'Name of the table of permissions',
      })}
      rows={bits}
    />
  );
}

/** The built-in roles. */
export function BuiltinRoles({
  roles,
}: {
  roles: Records['roles']['builtin'];
}): ReactNode {
  return (
    <DataTable
      columns={[
        {
          header: translate({
            id: 'facts.column.role',
            message: 'Role',
            description: 'Column of the table of built-in roles',
          }),
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
          header: translate({
            id: 'facts.column.pathAndNumber',
            message: 'Path and number at first',
            description: 'Column of the table of built-in roles',
          }),
          cell: ({scope}) => (
            <>
              <Value value={scope.path} />{' '}
              <Value value={String(scope.permission)} />
            </>
          ),
        },
        meaningColumn(),
      ]}
      keyOf={({name}) => name}
      label={translate({
        id: 'facts.roles.label',
        message: 'Built-in roles',
        description: 'Name of the table of built-in roles',
      })}
      rows={roles}
    />
  );
}
