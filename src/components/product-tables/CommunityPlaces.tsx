import {translate} from '@docusaurus/Translate';
import type {CommunityPlace} from '../../config/community';
import type {InLocale} from '../../lib/localize';
import {tableOf, type Table} from './tableOf';

export const CommunityPlaces = tableOf(
  'places',
  (): Table<InLocale<CommunityPlace>> => ({
    label: translate({message: 'Places to talk'}),
    columns: [
      {
        header: translate({message: 'Place'}),
        cell: ({name, href}) => <a href={href}>{name}</a>,
      },
      {
        header: translate({message: 'For'}),
        cell: ({purpose}) => purpose,
      },
    ],
    keyOf: ({id}) => id,
  }),
);
