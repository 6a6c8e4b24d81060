import * as z from 'zod';
import {altText, heightWithin} from '../../lib/mediaAttributes';

/** Kinds of charts in the bundle. */
export const chartKinds = ['bar', 'line', 'pie', 'scatter'] as const;

const number = z.union([z.number(), z.null()]);
const cell = z.union([z.string(), number]);
const point = z.union([
  cell,
  z.array(cell),
  z.looseObject({value: z.union([number, z.array(cell)])}),
]);

const axis = z.looseObject({
  type: z.enum(['category', 'value', 'time', 'log']).optional(),
  name: z.string().optional(),
  data: z.array(z.union([z.string(), z.number()])).optional(),
});

const dataset = z.strictObject({
  dimensions: z.array(z.string()).optional(),
  source: z.array(z.union([z.array(cell), z.record(z.string(), cell)])).min(1),
});

const series = z.looseObject({
  type: z.enum(chartKinds),
  name: z.string().optional(),
  data: z.array(point).optional(),
});

/** The options of ECharts that pages can use, as JSON. */
export const chartOption = z.strictObject({
  dataset: dataset.optional(),
  xAxis: axis.optional(),
  yAxis: axis.optional(),
  series: z.array(series).min(1),
  legend: z.looseObject({}).optional(),
  tooltip: z.looseObject({}).optional(),
  grid: z.looseObject({}).optional(),
});

export type ChartOption = z.infer<typeof chartOption>;

/** The attributes after the language of the fence. */
export const chartAttributes = z.strictObject({
  alt: altText,
  title: z.string().min(1).optional(),
  height: heightWithin({min: 160, initial: 320, max: 720}),
});

export type ChartProps = z.infer<typeof chartAttributes> & {
  option: ChartOption;
};
