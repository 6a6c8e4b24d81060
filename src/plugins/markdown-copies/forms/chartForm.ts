import type {ChartOption} from '../../../components/chart/chartOptions';
import {chartTable} from '../../../components/chart/chartTable';
import {paragraph, strong, table, type Block} from './nodes';

/** What a chart shows, in words and as a table of its data. */
export function chartForm({
  title,
  alt,
  option,
}: {
  title?: string | undefined;
  alt: string;
  option: ChartOption;
}): Block[] {
  const {columns, rows} = chartTable(option);
  return [
    ...(title === undefined ? [] : [paragraph(strong(title))]),
    paragraph(alt),
    table(
      columns,
      rows.map((row) => row.map((cell) => [cell])),
    ),
  ];
}
