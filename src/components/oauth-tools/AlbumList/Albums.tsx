import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Album} from '../albums';
import {DataTable} from '../../ui/DataTable';
import {SecretValue} from '../SecretValue';

export function Albums({
  albums,
  idLabel,
}: {
  albums: readonly Album[];
  idLabel: string;
}): ReactNode {
  return (
    <DataTable
      columns={[
        {
          header: translate({message: 'Album'}),
          cell: ({title}) => title,
        },
        {
          header: translate({message: 'Items'}),
          cell: ({count}) => count ?? '',
        },
        {
          header: translate({message: 'ID'}),
          cell: ({id, title}) => (
            <SecretValue
              isSecret={false}
              label={`${idLabel}, ${title}`}
              value={id}
            />
          ),
        },
      ]}
      keyOf={({id}) => id}
      label={translate({message: 'Albums'})}
      rows={albums}
    />
  );
}
