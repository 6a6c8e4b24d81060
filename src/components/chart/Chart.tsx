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
  const unnamed = translate({
    id: 'drawing.item',
    message: 'Item',
    description: 'Head of the first column of the data of a chart',
  });
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
  const kind = translate({
    id: 'drawing.chart',
    message: 'Chart',
    description: 'What a chart without a title is called',
  });
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
