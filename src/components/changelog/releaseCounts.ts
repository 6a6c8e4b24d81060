import type {Release} from '../../data/releases/schema';

interface Year {
  year: string;
  count: number;
  first: string;
  last: string;
}

/** Expects the newest release first. */
function byYear(releases: readonly Release[]): Year[] {
  const years = new Map<string, Year>();
  for (const {version, date} of releases.toReversed()) {
    const year = date.slice(0, 4);
    const known = years.get(year) ?? {year, count: 0, first: version, last: ''};
    years.set(year, {...known, count: known.count + 1, last: version});
  }
  return [...years.values()];
}

/** Bar chart of the releases per year, with its data. */
export function releaseChart(releases: readonly Release[]) {
  const years = byYear(releases);
  const [first, last] = [years[0], years.at(-1)];
  const counts = years.map(({year, count}) => ({year, count}));
  const list = (between: string) =>
    counts.map(({year, count}) => `${year}${between}${count}`);
  return {
    title: {en: 'Releases by year', zh: '每年发布次数'},
    alt: {
      en: `Releases of AList in each year, ${first?.first ?? ''} to ${last?.last ?? ''}: ${list(': ').join(', ')}.`,
      zh: `AList 每年发布的版本数，从 ${first?.first ?? ''} 到 ${last?.last ?? ''}：${list(' 年 ').join('，')}。`,
    },
    height: 280,
    option: {
      dataset: {
        source: [
          [
            {en: 'Year', zh: '年份'},
            {en: 'Releases', zh: '发布次数'},
            {en: 'First version', zh: '首个版本'},
            {en: 'Last version', zh: '最后版本'},
          ],
          ...years.map(({year, count, first: from, last: to}) => [
            year,
            count,
            from,
            to,
          ]),
        ],
      },
      xAxis: {type: 'category'},
      yAxis: {type: 'value', minInterval: 10},
      series: [
        {
          type: 'bar',
          barMaxWidth: 48,
          label: {show: true, position: 'top'},
          encode: {x: 0, y: 1},
        },
      ],
    },
  };
}
