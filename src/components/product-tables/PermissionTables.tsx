import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {PermissionsRecords} from '../../data/permissions/schema';
import type {InLocale} from '../../lib/localize';
import {DataTable} from '../ui/DataTable';
import {NamedKey, Since, Value} from './cells';
import {meaningColumn} from './columns';

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
          header: translate({message: 'Number'}),
          narrow: 'behind',
          cell: ({value}) => <Value value={String(value)} />,
        },
        meaningColumn(),
      ]}
      keyOf={({key}) => key}
      label={translate({message: 'Permissions of a role'})}
      rows={bits}
    />
  );
}

export function BuiltinRoles({
  roles,
}: {
  roles: Records['builtinRoles'];
}): ReactNode {
  return (
    <DataTable
      columns={[
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
      ]}
      keyOf={({name}) => name}
      label={translate({message: 'Built-in roles'})}
      rows={roles}
    />
  );
}
