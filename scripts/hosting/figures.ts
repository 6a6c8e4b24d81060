import * as z from 'zod';

const count = z.int().positive();

/** What the site costs to serve, as measured by `npm run bench:server`. */
export const figuresSchema = z.strictObject({
  /** Pages in the sitemaps of both languages. */
  pages: count,
  /** The build, and its compressed siblings, in bytes. */
  build: z.strictObject({plain: count, gz: count, br: count, seconds: count}),
  /** What a browser loads, as the median of the sampled pages. */
  first: z.strictObject({bytes: count, requests: count}),
  next: z.strictObject({bytes: count, requests: count}),
  /** nginx with the shipped configuration and brotli files, under load from the same machine. */
  load: z.strictObject({
    cores: count,
    /** The load average per core when the run began. */
    busyBefore: z.number().nonnegative(),
    connections: count,
    seconds: count,
    requests: count,
    failed: z.int().nonnegative(),
    requestsPerSecond: count,
    p50: z.number().positive(),
    p99: z.number().positive(),
  }),
});

export type Figures = z.infer<typeof figuresSchema>;

/** Assumed visitors a day, and pages per visitor: the first one and others. */
const READERS = 10_000_000;
const PAGES_READ = 4;
const SECONDS_A_DAY = 86_400;
/** The busiest hour, relative to the mean of the day. */
const PEAK = 3;

type FigureMessages = Record<
  | 'what'
  | 'value'
  | 'pages'
  | 'build'
  | 'compress'
  | 'first'
  | 'next'
  | 'daily'
  | 'peak'
  | 'load'
  | 'latency'
  | 'busy',
  string
>;

const messages: Record<'en' | 'zh', FigureMessages> = {
  en: {
    what: 'What',
    value: 'Figure',
    pages: 'Pages, both languages',
    build: 'Text files: plain, gzip, brotli',
    compress: 'Time for `npm run compress`',
    first: 'First page of a reader: transfer, requests',
    next: 'Each further page, reloaded: transfer, requests',
    daily: '10 million readers a day, 4 pages each: transfer, requests',
    peak: 'Busiest hour, three times the mean: bandwidth, requests',
    load: 'nginx on one machine: pages a second',
    latency: 'Time of an answer: half of them, 99 % of them',
    busy: 'Cores, connections, seconds; other work per core at the start',
  },
  zh: {
    what: '项目',
    value: '数值',
    pages: '页面数（两种语言）',
    build: '文本文件：原始、gzip、brotli',
    compress: '`npm run compress` 用时',
    first: '读者打开的第一页：流量、请求数',
    next: '之后每打开一页（重新加载）：流量、请求数',
    daily: '每天 1000 万读者、每人 4 页：流量、请求数',
    peak: '高峰小时（均值的 3 倍）：带宽、请求数',
    load: '单机 nginx：每秒页面数',
    latency: '响应时间：50%、99%',
    busy: '核数、连接数、秒数；开始时每核的其他负载',
  },
};

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** The table of the operators' page, in Markdown. */
export function figuresTable(
  {pages, build, first, next, load}: Figures,
  locale: 'en' | 'zh',
): string {
  const say = messages[locale];
  const others = PAGES_READ - 1;
  const bytes = READERS * (first.bytes + others * next.bytes);
  const requests = READERS * (first.requests + others * next.requests);
  const gigabits = (PEAK * bytes * 8) / SECONDS_A_DAY / 1e9;
  const perSecond = Math.round((PEAK * requests) / SECONDS_A_DAY);
  const number = (value: number) => value.toLocaleString('en-US');
  const rows = [
    [say.pages, number(pages)],
    [say.build, [build.plain, build.gz, build.br].map(megabytes).join(' · ')],
    [say.compress, `${build.seconds} s`],
    [say.first, `${kilobytes(first.bytes)} · ${first.requests}`],
    [say.next, `${kilobytes(next.bytes)} · ${next.requests}`],
    [say.daily, `${(bytes / 1e12).toFixed(1)} TB · ${number(requests)}`],
    [say.peak, `${gigabits.toFixed(1)} Gbit/s · ${number(perSecond)}/s`],
    [say.load, `${number(load.requestsPerSecond)}/s`],
    [say.latency, `${load.p50} ms · ${load.p99} ms`],
    [
      say.busy,
      `${load.cores} · ${load.connections} · ${load.seconds} · ${load.busyBefore.toFixed(1)}`,
    ],
  ];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [row([say.what, say.value]), '| --- | --- |', ...rows.map(row)].join(
    '\n',
  );
}

/** The operators' page of each language, which contains the table. */
export const operatorPages = {
  en: 'docs/guide/hosting.md',
  zh: 'i18n/zh/docusaurus-plugin-content-docs/current/guide/hosting.md',
} as const;

/** The results of the latest run. */
export const FIGURES_FILE = 'deploy/figures.json';

/**
 * A page with the latest figures of a script.
 *
 * @throws Error when the page has no place for them
 */
export function withFigures(
  page: string,
  figures: string,
  program = 'npm run bench:server',
): string {
  const begin = `{/* written by ${program} */}\n\n`;
  const end = '\n\n{/* end of the figures */}';
  const start = page.indexOf(begin) + begin.length;
  const stop = page.indexOf(end, start);
  if (start < begin.length || stop === -1) {
    throw new Error(
      `found no lines from {/* written by ${program} */} to {/* end of the figures */}`,
    );
  }
  return page.slice(0, start) + figures + page.slice(stop);
}
