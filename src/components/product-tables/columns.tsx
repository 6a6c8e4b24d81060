import type {Column} from '../ui/DataTable';
import {AllowedValues, Note, Since} from './cells';
import {columnNames} from './messages';

/** The column with what a row means, where its note says all of it. */
export const meaningColumn = (): Column<{note?: string | undefined}> => ({
  header: columnNames.meaning(),
  narrow: 'below',
  cell: ({note}) => <Note text={note} />,
});

interface Effect {
  note?: string | undefined;
  values?: readonly string[] | undefined;
  since: string;
}

/** The column with what a setting or a key does. */
export const effectColumn = (): Column<Effect> => ({
  header: columnNames.meaning(),
  narrow: 'below',
  cell: ({note, values, since}) => (
    <>
      <Note text={note} />
      <AllowedValues values={values?.map((value) => ({value}))} />
      <Since version={since} />
    </>
  ),
});

export const typeColumn = (): Column<{type: string}> => ({
  header: columnNames.type(),
  narrow: 'behind',
  cell: ({type}) => type,
});
