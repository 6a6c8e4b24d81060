import {localeCodes, type Locale} from '../../src/config/locales';
import {partNames, type Part, type Row, type SpeedFigures} from './figures';
import {growthReport} from './growthReport';
import {chartFence, formatted, spreadText, tableOf} from './format';
import {benchPageNames, subjectNames, type SubjectName} from './pages';
import {median, ratioOf, spreadOf} from './spread';
import {
  localeWords,
  pageWords,
  partWords,
  reportWords,
  subjectWords,
  type MetricWords,
  type PartWords,
} from './words';

type Place = Pick<Row, 'locale' | 'page'>;

const isAt = (row: Row, {locale, page}: Place) =>
  row.locale === locale && row.page === page;

/** Where something was measured, in the order of the report. */
function placesIn(rows: readonly Row[]): Place[] {
  const all: Place[] = [
    {},
    ...localeCodes.flatMap((locale) =>
      benchPageNames.map((page) => ({locale, page})),
    ),
  ];
  return all.filter((place) => rows.some((row) => isAt(row, place)));
}

/** The samples of a metric, where they were measured. `withoutImages` is reckoned. */
function samplesOf(
  rows: readonly Row[],
  subject: SubjectName,
  place: Place,
  metric: string,
): number[] | undefined {
  const own = rows.filter((row) => row.subject === subject && isAt(row, place));
  const find = (name: string) =>
    own.find((row) => row.metric === name)?.samples;
  if (metric !== 'withoutImages') {
    return find(metric);
  }
  const images = find('image');
  return find('all')?.map((value, index) => value - (images?.[index] ?? 0));
}

/** A value beside this site's: its own middle, and this site as a multiple of it. */
function peerCell(
  {unit}: MetricWords,
  own: readonly number[] | undefined,
  other: readonly number[] | undefined,
): string {
  if (other === undefined) {
    return '–';
  }
  const value = formatted(median(other), unit);
  const ratio = own === undefined ? undefined : ratioOf(own, other);
  return ratio === undefined
    ? value
    : `${value} · ×${spreadText(ratio, (one) => one.toFixed(2))}`;
}

function rowOf(
  rows: readonly Row[],
  place: Place,
  metric: string,
  words: MetricWords,
  locale: Locale,
): string[] | undefined {
  const samples = subjectNames.map((subject) =>
    samplesOf(rows, subject, place, metric),
  );
  if (samples.every((one) => one === undefined || Math.max(...one) === 0)) {
    return undefined;
  }
  const [own, ...others] = samples;
  const where = [
    ...(place.page === undefined ? [] : [pageWords[place.page][locale]]),
    ...(place.locale === undefined ? [] : [localeWords[place.locale][locale]]),
    words.label[locale],
  ].join(' · ');
  return [
    where,
    own === undefined
      ? '–'
      : spreadText(spreadOf(own), (one) => formatted(one, words.unit)),
    ...others.map((other) => peerCell(words, own, other)),
  ];
}

/** The table of a part: a line for each page, language and metric; each peer with this site as a multiple of it. */
export function partTable(
  {rows}: Pick<Part, 'rows'>,
  {metrics}: Pick<PartWords, 'metrics'>,
  locale: Locale,
): string {
  const lines = placesIn(rows).flatMap((place) =>
    Object.entries(metrics).flatMap(([metric, words]) => {
      const line = rowOf(rows, place, metric, words, locale);
      return line === undefined ? [] : [line];
    }),
  );
  return tableOf([
    [
      reportWords.what[locale],
      ...subjectNames.map((name) => subjectWords[name][locale]),
    ],
    ...lines,
  ]);
}

/** The fence of a chart with a group of bars for each page in English. */
export function partChart(
  {rows}: Pick<Part, 'rows'>,
  {metrics, chart, title}: PartWords,
  locale: Locale,
): string {
  const words = chart === undefined ? undefined : metrics[chart];
  if (chart === undefined || words === undefined) {
    return '';
  }
  const pages = benchPageNames.filter((page) =>
    rows.some((row) => isAt(row, {locale: 'en', page})),
  );
  const scale = words.unit === 'bytes' ? 1000 : 1;
  const unit = words.unit === 'bytes' ? 'kB' : words.unit;
  return chartFence({
    kind: 'bar',
    title: title[locale],
    label: `${words.label[locale]} (${unit})`,
    unit,
    places: pages.map((page) => pageWords[page][locale]),
    series: subjectNames.map((subject) => ({
      name: subjectWords[subject][locale],
      data: pages.map((page) => {
        const found = samplesOf(rows, subject, {locale: 'en', page}, chart);
        return found === undefined ? null : Math.round(median(found) / scale);
      }),
    })),
  });
}

/** Everything that the newest runs found, in Markdown. */
export function speedReport(figures: SpeedFigures, locale: Locale): string {
  const parts = partNames.flatMap((name) => {
    const part = figures.parts[name];
    const words = partWords[name];
    return part === undefined
      ? []
      : [
          `## ${words.title[locale]} {/* #${words.id} */}`,
          words.intro[locale],
          partChart(part, words, locale),
          partTable(part, words, locale),
          reportWords.measured[locale](part.on, part.cores, part.busyBefore),
        ];
  });
  const growth =
    figures.growth === undefined ? [] : growthReport(figures.growth, locale);
  return [...parts, ...growth].filter((text) => text !== '').join('\n\n');
}

/** The same for the person who ran it. */
export const summary = (figures: SpeedFigures): string =>
  speedReport(figures, 'en');
