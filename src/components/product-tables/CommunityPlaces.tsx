import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {CommunityPlace} from '../../config/community';
import type {InLocale} from '../../lib/localize';
import {DataTable} from '../ui/DataTable';

/** Community channels, and what each is for. */
export function CommunityPlaces({
  places,
}: {
  places: InLocale<CommunityPlace>[];
}): ReactNode {
  return (
    <DataTable
      columns={[
        {
          header: translate({
            id: 'facts.column.community',
            message: 'Place',
            description: 'Column of the table of places to talk',
          }),
          cell: ({name, href}) => <a href={href}>{name}</a>,
        },
        {
          header: translate({
            id: 'facts.column.communityPurpose',
            message: 'For',
            description: 'Column of the table of places to talk',
          }),
          cell: ({purpose}) => purpose,
        },
      ]}
      keyOf={({id}) => id}
      label={translate({
        id: 'facts.community.label',
        message: 'Places to talk',
        description: 'Name of the table of places to talk',
      })}
      rows={places}
    />
  );
}
