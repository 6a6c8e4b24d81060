import type {ComponentProps, ReactNode} from 'react';
import {DataTable} from '../ui/DataTable';

export type Table<Row> = Omit<ComponentProps<typeof DataTable<Row>>, 'rows'>;

/** A block of facts that is one table; its rows come by the name that the block has for them. */
export const tableOf =
  <Prop extends string, Row>(prop: Prop, table: () => Table<Row>) =>
  (props: Readonly<Record<Prop, readonly Row[]>>): ReactNode => (
    <DataTable {...table()} rows={props[prop]} />
  );
