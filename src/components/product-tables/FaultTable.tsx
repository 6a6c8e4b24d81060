import {translate} from '@docusaurus/Translate';
import type {Failure} from '../../config/failures';
import type {InLocale} from '../../lib/localize';
import {tableOf, type Table} from './tableOf';

export const FaultTable = tableOf('faults', (): Table<InLocale<Failure>> => ({
  label: translate({message: 'Failures that the site handles'}),
  columns: [
    {
      header: translate({
        id: 'facts.column.fault',
        message: 'What goes wrong',
        description: 'Column of the table of faults',
      }),
      cell: ({fault}) => fault,
    },
    {
      header: translate({message: 'What readers have'}),
      narrow: 'below',
      cell: ({effect}) => effect,
    },
  ],
  keyOf: ({id}) => id,
}));
