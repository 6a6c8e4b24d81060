import {readChart} from '../../../../src/components/chart/readChart';
import {chartTable} from '../../../../src/components/chart/chartTable';
import {releaseChart} from '../../../../src/components/changelog/releaseCounts';
import {localize} from '../../../../src/lib/localize';

const release = (version: string, date: string) => ({
  version,
  date,
  changes: [],
});

const chart = releaseChart([
  release('v3.2.0', '2024-02-01'),
  release('v3.1.0', '2023-06-01'),
  release('v3.0.1', '2023-01-01'),
]);

test.each([
  ['en', ['Year', 'Releases', 'First version', 'Last version']],
  ['zh', ['年份', '发布次数', '首个版本', '最后版本']],
] as const)(
  'a visitor of %s sees the releases of each year',
  (locale, columns) => {
    const {option, alt, title} = localize(chart, locale);
    const checked = readChart(
      JSON.stringify(option),
      `title="${title}" alt="${alt}"`,
    );
    expect(chartTable(checked.option)).toEqual({
      columns,
      rows: [
        ['2023', '2', 'v3.0.1', 'v3.1.0'],
        ['2024', '1', 'v3.2.0', 'v3.2.0'],
      ],
    });
  },
);

test('a screen reader announces the numbers', () => {
  expect(chart.alt.en).toBe(
    'Releases of AList in each year, v3.0.1 to v3.2.0: 2023: 2, 2024: 1.',
  );
  expect(chart.alt.zh).toContain('2023 年 2，2024 年 1');
});
