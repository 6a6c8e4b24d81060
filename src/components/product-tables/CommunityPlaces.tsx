import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {CommunityPlace} from '../../config/community';
import type {InLocale} from '../../lib/localize';
import {DataTable} from '../ui/DataTable';

export function CommunityPlaces({
  places,
}: {
  places: InLocale<CommunityPlace>[];
}): ReactNode {
  return (
    <DataTable
      columns={[
        {
          header: translate({message: 'Place'}),
          cell: ({name, href}) => <a href={href}>{name}</a>,
        },
        {
          header: translate({message: 'For'}),
          cell: ({purpose}) => purpose,
        },
      ]}
      keyOf={({id}) => id}
      label={translate({message: 'Places to talk'})}
      rows={places}
    />
  );
}
