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
import {DataTable} from '../ui/DataTable';
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
      {optional === true ? <p>{apiMessages.optional()}</p> : null}
      <Note text={note} />
      <AllowedValues values={values?.map((value) => ({value}))} />
      <Since version={since} />
    </>
  );
}

const fieldColumns = () => [
  {
    header: columnNames.field(),
    cell: (field: FieldView) => <FieldName {...field} />,
  },
  {
    header: columnNames.type(),
    narrow: 'behind' as const,
    cell: ({type}: FieldView) => (
      <span className={styles.type}>
        <Value value={type} />
      </span>
    ),
  },
  {
    header: columnNames.meaning(),
    narrow: 'below' as const,
    cell: (field: FieldView) => <FieldMeaning {...field} />,
  },
];

export function FieldTable({
  label,
  fields,
}: {
  label: string;
  fields: readonly FieldView[];
}): ReactNode {
  return fields.length === 0 ? null : (
    <DataTable
      columns={fieldColumns()}
      keyOf={({name}) => name}
      label={label}
      rows={fields}
    />
  );
}

/** The parameters of a request, with where each is sent. */
export function ParameterTable({
  label,
  parameters,
}: {
  label: string;
  parameters: readonly ParameterView[];
}): ReactNode {
  const [name, ...rest] = fieldColumns();
  return name === undefined ? null : (
    <DataTable<ParameterView>
      columns={[
        name,
        {
          header: apiMessages.place(),
          narrow: 'behind',
          cell: ({in: place}) => (
            <span className={styles.place}>{placeName(place)}</span>
          ),
        },
        ...rest,
      ]}
      keyOf={({in: place, name: key}) => `${place} ${key}`}
      label={label}
      rows={parameters}
    />
  );
}
