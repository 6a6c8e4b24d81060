import type {ReactNode} from 'react';
import type {FieldView, ParameterView} from './openapi/routeView';
import {
  AllowedValues,
  Key,
  Note,
  RequiredMark,
  Since,
  Value,
} from '../product-tables/cells';
import {columnNames} from '../product-tables/messages';
import {DataTable, type Column} from '../ui/DataTable';
import {apiMessages, placeName} from './messages';
import styles from './styles.module.css';

function FieldName({name, required}: FieldView): ReactNode {
  return (
    <>
      {name === '' ? apiMessages.wholeBody() : <Key name={name} />}
      {required === true ? <RequiredMark /> : null}
    </>
  );
}

function FieldMeaning({note, values, since, optional}: FieldView): ReactNode {
  return (
    <>
      {/* The note says which answers have the field. */}
      {optional === true && note === undefined ? (
        <p>{apiMessages.optional()}</p>
      ) : null}
      <Note text={note} />
      <AllowedValues values={values?.map((value) => ({value}))} />
      <Since version={since} />
    </>
  );
}

/** A field of an answer, or a parameter of a request, of which the table also says where it is sent. */
type Row = FieldView & Partial<Pick<ParameterView, 'in'>>;

const placeColumn = (): Column<Row> => ({
  header: apiMessages.place(),
  narrow: 'behind',
  cell: ({in: place}) => (
    <span className={styles.place}>
      {place === undefined ? null : placeName(place)}
    </span>
  ),
});

interface FieldTableProps {
  label: string;
  fields: readonly Row[];
}

export function FieldTable({label, fields}: FieldTableProps): ReactNode {
  const [first] = fields;
  return first === undefined ? null : (
    <DataTable<Row>
      columns={[
        {
          header: columnNames.field(),
          cell: (field) => <FieldName {...field} />,
        },
        ...(first.in === undefined ? [] : [placeColumn()]),
        {
          header: columnNames.type(),
          narrow: 'behind',
          cell: ({type}) => (
            <span className={styles.type}>
              <Value value={type} />
            </span>
          ),
        },
        {
          header: columnNames.meaning(),
          narrow: 'below',
          cell: (field) => <FieldMeaning {...field} />,
        },
      ]}
      keyOf={({in: place = '', name}) => `${place} ${name}`}
      label={label}
      rows={fields}
    />
  );
}
