import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Failure} from '../../config/failures';
import type {InLocale} from '../../lib/localize';
import {DataTable} from '../ui/DataTable';

/** Failures that the site handles, with the test for each. */
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
          header: translate({
            id: 'facts.column.effect',
            message: 'What readers have',
            description: 'Column of the table of faults',
          }),
          cell: ({effect}) => effect,
        },
        {
          header: translate({
            id: 'facts.column.test',
            message: 'Test',
            description: 'Column of the table of faults',
          }),
          cell: ({test}) => <code>{test}</code>,
        },
      ]}
      keyOf={({id}) => id}
      label={translate({
        id: 'facts.faults.label',
        message: 'Faults and their tests',
        description: 'Name of the table of faults',
      })}
      rows={faults}
    />
  );
}
