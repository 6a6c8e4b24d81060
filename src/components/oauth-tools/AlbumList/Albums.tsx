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
          header: translate({
            id: 'tools.albums.title',
            message: 'Album',
            description: 'Column of the list of albums',
          }),
          cell: ({title}) => title,
        },
        {
          header: translate({
            id: 'tools.albums.count',
            message: 'Items',
            description: 'Column of the list of albums',
          }),
          cell: ({count}) => count ?? '',
        },
        {
          header: translate({
            id: 'tools.albums.id',
            message: 'ID',
            description: 'Column of the list of albums',
          }),
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
      label={translate({
        id: 'tools.albums.label',
        message: 'Albums',
        description: 'Name of the list of albums',
      })}
      rows={albums}
    />
  );
}
