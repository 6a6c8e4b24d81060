import {translate} from '@docusaurus/Translate';
import {lazy, type ReactNode} from 'react';
import type {ChartProps} from './chartOptions';
import {chartTable} from './chartTable';
import {DataTable} from '../ui/DataTable';
import {LazyDrawing} from '../drawing/LazyDrawing';

const Drawing = lazy(async () => import('./Drawing'));

function ChartData({
  label,
  option,
}: {
  label: string;
  option: ChartProps['option'];
}): ReactNode {
  const unnamed = translate({message: 'Item'});
  const {columns, rows} = chartTable(option);
  return (
    <DataTable
      columns={columns.map((column, index) => ({
        header: column === '' ? unnamed : column,
        cell: (row: string[]) => row[index],
      }))}
      keyOf={(row) => row.join('\n')}
      label={label}
      rows={rows}
    />
  );
}

/** A chart that ECharts draws from options in the page. */
export function Chart({option, title, alt, height}: ChartProps): ReactNode {
  const kind = translate({message: 'Chart'});
  return (
    <LazyDrawing
      alt={alt}
      data={<ChartData label={title ?? kind} option={option} />}
      kind={kind}
      size={{height}}
      title={title}
    >
      {(progress) => <Drawing height={height} option={option} {...progress} />}
    </LazyDrawing>
  );
}
