import type {Column} from '../ui/DataTable';
import {Note} from './cells';
import {columnNames} from './messages';

/** The column with what a row means, where its note says all of it. */
export const meaningColumn = (): Column<{note?: string | undefined}> => ({
  header: columnNames.meaning(),
  narrow: 'below',
  cell: ({note}) => <Note text={note} />,
});
