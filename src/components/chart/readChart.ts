import {parseOrThrow} from '../../lib/describeIssues';
import {readFenceMeta} from '../../lib/mediaAttributes';
import {chartAttributes, chartOption, type ChartProps} from './chartOptions';
import {chartTable} from './chartTable';

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

/** Parses a fence of the language `echarts`. Its errors say what to write instead. */
export function readChart(text: string, meta: string): ChartProps {
  const block = '```echarts';
  const given = parseOrThrow(chartAttributes, readFenceMeta(meta), block);
  const option = parseOrThrow(
    chartOption,
    {...(parseJson(text) as Record<string, unknown>)},
    block,
  );
  // Throws for data that the table beside the chart cannot show.
  chartTable(option);
  return {...given, option};
}
