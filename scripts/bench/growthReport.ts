import type {Locale} from '../../src/config/locales';
import type {GrowthStep, SpeedFigures} from './figures';
import {chartFence, formatted, tableOf} from './format';
import {growthWords, reportWords} from './words';

type Column = keyof typeof growthWords.columns;

const columns = Object.keys(growthWords.columns) as Column[];

/** A cost as a multiple of the first one; nothing where the first was not measured. */
function multiple(steps: readonly GrowthStep[], column: Column) {
  const first = steps[0]?.[column] ?? 0;
  return steps.map((step) =>
    first === 0 ? null : Math.round((step[column] / first) * 100) / 100,
  );
}

function chart(steps: readonly GrowthStep[], locale: Locale): string {
  return chartFence({
    kind: 'line',
    title: growthWords.title[locale],
    label: growthWords.multiple[locale],
    unit: '×',
    axis: growthWords.pages[locale],
    places: steps.map(({pages}) => pages),
    series: columns.map((column) => ({
      name: growthWords.columns[column].label[locale],
      data: multiple(steps, column),
    })),
  });
}

/** How costs grow with the number of pages, in Markdown. */
export function growthReport(
  {on, cores, busyBefore, steps}: NonNullable<SpeedFigures['growth']>,
  locale: Locale,
): string[] {
  return [
    `## ${growthWords.title[locale]} {/* #${growthWords.id} */}`,
    growthWords.intro[locale],
    chart(steps, locale),
    tableOf([
      [
        growthWords.pages[locale],
        ...columns.map((column) => growthWords.columns[column].label[locale]),
      ],
      ...steps.map((step) => [
        String(step.pages),
        ...columns.map((column) =>
          formatted(step[column], growthWords.columns[column].unit),
        ),
      ]),
    ]),
    reportWords.measured[locale](on, cores, busyBefore),
  ];
}
