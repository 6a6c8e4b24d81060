import * as z from 'zod';
import {
  altText,
  readAttributes,
  readFenceMeta,
} from '../../lib/mediaAttributes';
import {chartTable} from './chartTable';

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
const chartOption = z.strictObject({
  dataset: dataset.optional(),
  xAxis: axis.optional(),
  yAxis: axis.optional(),
  series: z.array(series).min(1),
  legend: z.looseObject({}).optional(),
  tooltip: z.looseObject({}).optional(),
  grid: z.looseObject({}).optional(),
});

export type ChartOption = z.infer<typeof chartOption>;

/** Allowed heights of a chart, in CSS pixels. */
const [MIN_HEIGHT, DEFAULT_HEIGHT, MAX_HEIGHT] = [160, 320, 720];

const attributes = z.strictObject({
  alt: altText,
  title: z.string().min(1).optional(),
  height: z.coerce
    .number()
    .int()
    .min(MIN_HEIGHT)
    .max(MAX_HEIGHT)
    .default(DEFAULT_HEIGHT),
});

/** The props of a chart in a page. */
export type ChartProps = z.infer<typeof attributes> & {option: ChartOption};

/** Whether a text is valid or unfinished JSON: the parser only reports its end. */
function isJsonPrefix(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    return (
      message.startsWith('Unexpected end') || Number(position) >= text.length
    );
  }
}

/** The first line with invalid JSON, from 1. Found by prefixes, because not every parser reports the position. */
export function invalidJsonLine(text: string): number {
  const lines = text.split('\n');
  const index = lines.findIndex(
    (_, end) => !isJsonPrefix(lines.slice(0, end + 1).join('\n')),
  );
  return index === -1 ? lines.length : index + 1;
}

/** The options of a chart are not valid JSON. */
export class NotJson extends Error {
  constructor(
    readonly line: number,
    reason: string,
  ) {
    super(
      `found what is not JSON in line ${line} of the chart (${reason}), expected the options of ECharts as JSON; fix: double quotes around keys and texts, no comments, no functions, no comma after the last item`,
    );
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new NotJson(invalidJsonLine(text), reason);
  }
}

/**
 * Parses a fence of the language `echarts`.
 *
 * @throws Error that says what to write instead
 */
export function readChart(text: string, meta: string): ChartProps {
  const given = readAttributes('```echarts', attributes, readFenceMeta(meta));
  const option = readAttributes('```echarts', chartOption, {
    ...(parseJson(text) as Record<string, unknown>),
  });
  // Throws for data that the table beside the chart cannot show.
  chartTable(option);
  return {...given, option};
}
