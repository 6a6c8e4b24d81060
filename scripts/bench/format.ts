import {clauses, labelled, listed, sentences} from '../../src/lib/punctuation';
import type {Spread} from './spread';
import type {Unit} from './words';

/** A value with its unit, as short as it can be read. */
export function formatted(value: number, unit: Unit): string {
  switch (unit) {
    case 'bytes':
      return value >= 10e6
        ? `${Math.round(value / 1e6)} MB`
        : `${(value / 1000).toFixed(1)} kB`;
    case 'ms':
      return `${Math.round(value)} ms`;
    case 's':
      return `${value.toFixed(1)} s`;
    case 'number':
      return String(Math.round(value));
    case 'small':
      return value.toFixed(3);
  }
}

/** The middle, with the least and the greatest behind it where they look different. */
export function spreadText(
  {min, median, max}: Spread,
  write: (value: number) => string,
): string {
  const [low, middle, high] = [write(min), write(median), write(max)];
  return low === high ? middle : `${middle} (${low} – ${high})`;
}

/** A table in Markdown; the first row is its head. */
export function tableOf([head = [], ...rows]: readonly string[][]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

/** A chart of several series over the same places, and what is said of it. */
export interface SeriesChart {
  kind: 'bar' | 'line';
  title: string;
  /** What the values are. */
  label: string;
  /** Stands at the axis of the values. */
  unit: string;
  axis?: string;
  places: readonly (string | number)[];
  series: readonly {name: string; data: readonly (number | null)[]}[];
}

/** The fence of a chart in Markdown; its description tells every value. */
export function chartFence(chart: SeriesChart): string {
  const {kind, title, label, unit, axis, places, series} = chart;
  const told = series.map(
    ({name, data}) => `${name} ${data.map((one) => one ?? '–').join(' / ')}`,
  );
  const alt = sentences(label, listed(places.map(String)), clauses(told));
  return [
    `\`\`\`echarts title="${labelled(title, label)}" alt="${alt}"`,
    JSON.stringify({
      legend: {},
      xAxis: {type: 'category', name: axis, data: places},
      yAxis: {type: 'value', name: unit},
      series: series.map((one) => ({type: kind, ...one})),
    }),
    '```',
  ].join('\n');
}
