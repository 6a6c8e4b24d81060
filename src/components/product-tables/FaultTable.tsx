import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Failure} from '../../config/failures';
import type {InLocale} from '../../lib/localize';
import {DataTable} from '../ui/DataTable';

export function FaultTable({faults}: {faults: InLocale<Failure>[]}): ReactNode {
  return (
    <DataTable
      columns={[
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
      ]}
      keyOf={({id}) => id}
      label={translate({message: 'Failures that the site handles'})}
      rows={faults}
    />
  );
}
