import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** In a narrow block: behind the name of the row, with or without the column's name, or below it; otherwise beside the column's name. */
  narrow?: 'behind' | 'named' | 'below';
}

interface DataTableProps<Row> {
  /** What the table lists, for assistive technology. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A table that stays readable on a narrow screen: there each row becomes a block, with the column's name beside each value. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
}: DataTableProps<Row>): ReactNode {
  return (
    <div className={styles.wide}>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            {columns.map(({header}) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({header, cell, narrow}) => (
                <td data-label={header} data-narrow={narrow} key={header}>
                  <div>{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
