import {speedSchema, type Row} from '../../../../scripts/bench/figures';
import {speedReport} from '../../../../scripts/bench/report';
import {readChart} from '../../../../src/lib/media/chart';

const row = (subject: Row['subject'], metric: string, samples: number[]) =>
  ({subject, page: 'home', locale: 'en', metric, samples}) as const;

const part = {on: '2026-01-02', cores: 2, busyBefore: 0.1};

const step = {
  times: 1,
  pages: 300,
  buildSeconds: 60,
  buildMemory: 1e9,
  searchIndex: 1_000_000,
  searchCore: 20_000,
  everyPage: 150_000,
  main: 120_000,
  onePage: 200_000,
};

const figures = speedSchema.parse({
  parts: {
    bytes: {
      ...part,
      rows: [
        row('site', 'script', [90_000]),
        row('vitepress', 'script', [60_000]),
        row('site', 'all', [130_000]),
        row('site', 'image', [10_000]),
        row('site', 'font', [0]),
        row('vitepress', 'font', [0]),
      ],
    },
    lighthouse: {
      ...part,
      rows: [
        row('site', 'lcp', [900, 1000, 800]),
        row('starlight', 'lcp', [1000, 2000, 1000]),
      ],
    },
  },
  growth: {
    ...part,
    steps: [step, {...step, times: 2, pages: 600, main: 150_000}],
  },
});

const english = speedReport(figures, 'en');

test('a cell of another site tells its own figure and this site as a multiple', () => {
  expect(english).toContain(
    '| Home · English · scripts | 90.0 kB | 60.0 kB · ×1.50 | – | – |',
  );
});

test('several runs show their spread, paired with the runs beside them', () => {
  expect(english).toContain(
    '| Home · English · LCP | 900 ms (800 ms – 1000 ms) | – | 1000 ms · ×0.80 (0.50 – 0.90) | – |',
  );
});

test('the sum leaves pictures out', () => {
  expect(english).toContain('| Home · English · all | 120.0 kB |');
});

test('what no site has is no line', () => {
  expect(english).not.toContain('fonts');
});

test('a part that was not measured is not in the report', () => {
  expect(english).toContain('{/* #bytes */}');
  expect(english).not.toContain('{/* #taps */}');
});

test.each(['en', 'zh'] as const)(
  'the charts of the report (%s) can be drawn',
  (locale) => {
    const fences = [
      ...speedReport(figures, locale).matchAll(
        /```echarts (?<meta>[^\n]+)\n(?<text>[\s\S]+?)\n```/g,
      ),
    ].map(({groups}) => readChart(groups?.text ?? '', groups?.meta ?? ''));
    expect(fences).toHaveLength(3);
    expect(fences[0]?.option.series[0]?.data).toEqual([90]);
    expect(fences[2]?.alt).toContain('1 / 1.25');
  },
);
