import type {ChartOption} from './chartOptions';

export interface ChartTable {
  /** Column names; the first is empty if the axis has no name. */
  columns: string[];
  rows: string[][];
}

type Series = ChartOption['series'][number];
type Point = NonNullable<Series['data']>[number];

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '–';

const valueOf = (point: Point) =>
  typeof point === 'object' && point !== null && 'value' in point
    ? point.value
    : point;

function nameOf({name}: Series, index: number, count: number): string {
  if (name === undefined && count > 1) {
    throw new Error(
      `found no name in series[${index}], expected one for each of several series; fix: add "name"`,
    );
  }
  return name ?? '';
}

function datasetTable({
  dimensions,
  source,
}: NonNullable<ChartOption['dataset']>): ChartTable {
  const [head = [], ...rest] = source;
  const hasHeadRow = Array.isArray(head) && dimensions === undefined;
  const names = Array.isArray(head) ? head.map(text) : Object.keys(head);
  const columns = dimensions ?? names;
  return {
    columns,
    rows: (hasHeadRow ? rest : source).map((row) =>
      columns.map((column, index) =>
        text(Array.isArray(row) ? row[index] : row[column]),
      ),
    ),
  };
}

/** Series over the same categories: one row per category, one column per series. */
function categoryTable(
  name: string,
  categories: readonly (string | number)[],
  series: readonly Series[],
): ChartTable {
  return {
    columns: [
      name,
      ...series.map((one, index) => nameOf(one, index, series.length)),
    ],
    rows: categories.map((category, index) => [
      text(category),
      ...series.map(({data}) => text(valueOf(data?.[index] ?? null))),
    ]),
  };
}

/** Pie chart: one row per slice. */
function partTable(series: readonly Series[]): ChartTable {
  return {
    columns: ['', nameOf(series[0] as Series, 0, series.length)],
    rows: series.flatMap(({data = []}) =>
      data.map((point) => [
        text((point as {name?: unknown} | null)?.name),
        text(valueOf(point)),
      ]),
    ),
  };
}

/** Points: one row per point, with its series if there are several. */
function pointTable({xAxis, yAxis, series}: ChartOption): ChartTable {
  const hasNames = series.length > 1;
  const axes = [xAxis?.name ?? 'x', yAxis?.name ?? 'y'];
  return {
    columns: hasNames ? ['', ...axes] : axes,
    rows: series.flatMap(({data = [], ...one}, index) =>
      data.map((point) => {
        const value = valueOf(point);
        const cells = axes.map((_, place) =>
          text(Array.isArray(value) ? value[place] : undefined),
        );
        return hasNames ? [nameOf(one, index, series.length), ...cells] : cells;
      }),
    ),
  };
}

/** The data of a chart as a table. Throws for data that a table cannot show. */
export function chartTable(option: ChartOption): ChartTable {
  const {dataset, xAxis, yAxis, series} = option;
  if (dataset !== undefined) {
    return datasetTable(dataset);
  }
  const without = series.findIndex(({data}) => data === undefined);
  if (without !== -1) {
    throw new Error(
      `found no data in series[${without}], expected "data" there or a "dataset" for all series`,
    );
  }
  const axis = [xAxis, yAxis].find((one) => one?.data !== undefined);
  if (axis?.data !== undefined) {
    return categoryTable(axis.name ?? '', axis.data, series);
  }
  return series[0]?.type === 'pie' ? partTable(series) : pointTable(option);
}
