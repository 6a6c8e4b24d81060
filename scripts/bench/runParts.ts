import type {Browser} from '@playwright/test';
import type {Locale} from '../../src/config/locales';
import {answersOf, sumOf} from './bytes';
import type {PartName, Row} from './figures';
import {installLighthouse, measureLighthouse} from './lighthouse';
import {measureNavigation} from './navigation';
import type {BenchOptions} from './options';
import type {BenchPage, SubjectName} from './pages';
import {measureSearch} from './searchTime';
import type {ServedSite} from './staticServer';
import {controls, pathOf, tapNames, type TapName} from './subjects';
import {findTarget, measureTap, tapMoments} from './taps';

/** The sites that answer, by name. */
export type Served = ReadonlyMap<SubjectName, ServedSite>;

/** What a part needs to measure. */
export interface Bench {
  options: BenchOptions;
  served: Served;
  browser: Browser;
}

/** Collects samples of the same thing in one row. */
class Rows {
  private readonly rows = new Map<string, Row>();

  add(what: Omit<Row, 'samples'>, value: number): void {
    const key = JSON.stringify(what);
    const row = this.rows.get(key) ?? {...what, samples: []};
    row.samples.push(Math.round(value * 1000) / 1000);
    this.rows.set(key, row);
  }

  addAll(
    what: Omit<Row, 'samples' | 'metric'>,
    values: Readonly<Record<string, number>>,
  ): void {
    Object.entries(values).forEach(([metric, value]) =>
      this.add({...what, metric}, value),
    );
  }

  all(): Row[] {
    return [...this.rows.values()];
  }
}

/** One page of one site. */
interface Place {
  subject: SubjectName;
  locale: Locale;
  page: BenchPage;
  address: string;
}

/** Each page on all sites, one site after the other, so that sites take turns. */
function places(
  {served}: Bench,
  pages: readonly BenchPage[],
  locales: readonly Locale[],
): Place[] {
  return locales.flatMap((locale) =>
    pages.flatMap((page) =>
      [...served].map(([subject, {origin}]) => ({
        subject,
        locale,
        page,
        address: origin + pathOf(subject, page, locale),
      })),
    ),
  );
}

const times = (count: number) => Array.from({length: count}, (_, i) => i);

async function bytes(bench: Bench): Promise<Row[]> {
  const rows = new Rows();
  const {pages, locales} = bench.options;
  for (const {address, ...what} of places(bench, pages, locales)) {
    rows.addAll(what, sumOf(await answersOf(bench.browser, address)));
  }
  return rows.all();
}

async function lighthouse(bench: Bench): Promise<Row[]> {
  const rows = new Rows();
  const {pages, locales, samples, folder} = bench.options;
  const program = await installLighthouse(folder);
  for (const {address, ...what} of times(samples).flatMap(() =>
    places(bench, pages, locales),
  )) {
    rows.addAll(what, {...(await measureLighthouse(program, address))});
  }
  return rows.all();
}

async function tapsOf(
  {browser, options}: Bench,
  {address, ...what}: Place,
  name: TapName,
  rows: Rows,
): Promise<void> {
  const target = controls[what.subject].taps[name];
  const point =
    target === undefined
      ? undefined
      : await findTarget(browser, address, target);
  if (target === undefined || point === undefined) {
    return;
  }
  const moments = options.isQuick ? tapMoments.slice(1, 2) : tapMoments;
  let lost = 0;
  for (const moment of moments) {
    const result = await measureTap(browser, address, target, point, moment);
    if (result.kind === 'answered') {
      rows.add({...what, metric: `${name}-paint`}, result.paint);
      rows.add({...what, metric: `${name}-answer`}, result.answer);
    } else {
      lost += 1;
    }
  }
  rows.add({...what, metric: `${name}-lost`}, lost);
}

async function taps(bench: Bench): Promise<Row[]> {
  const rows = new Rows();
  const pages: BenchPage[] = bench.options.isQuick
    ? ['driver']
    : ['driver', 'configuration'];
  for (const name of tapNames) {
    for (const place of places(bench, pages, ['en'])) {
      await tapsOf(bench, place, name, rows);
    }
  }
  return rows.all();
}

async function navigation(bench: Bench): Promise<Row[]> {
  const rows = new Rows();
  const {locales, samples} = bench.options;
  for (const {address, ...what} of times(samples).flatMap(() =>
    places(bench, ['driver'], locales),
  )) {
    const {article} = controls[what.subject];
    const time = await measureNavigation(bench.browser, address, article);
    rows.add({...what, metric: 'heading'}, time);
  }
  return rows.all();
}

async function search(bench: Bench): Promise<Row[]> {
  const rows = new Rows();
  const {locales, samples} = bench.options;
  const all = places(bench, ['driver'], locales).filter(
    ({subject}) => controls[subject].search !== undefined,
  );
  for (const {address, ...what} of times(samples).flatMap(() => all)) {
    const found = await measureSearch(
      bench.browser,
      address,
      controls[what.subject],
    );
    rows.addAll(what, {...found});
  }
  return rows.all();
}

/** Visits what will be timed, so that each file is compressed and read once before. */
export async function warmUp(bench: Bench): Promise<void> {
  const {pages, locales} = bench.options;
  for (const {address, subject} of places(bench, pages, locales)) {
    await answersOf(bench.browser, address);
    if (controls[subject].search !== undefined) {
      await measureSearch(bench.browser, address, controls[subject]);
    }
  }
  for (const {address, subject} of places(bench, ['driver'], locales)) {
    const {article} = controls[subject];
    await measureNavigation(bench.browser, address, article);
  }
}

/** The parts that look at served sites. */
export const servedParts: Readonly<
  Record<Exclude<PartName, 'builds'>, (bench: Bench) => Promise<Row[]>>
> = {bytes, lighthouse, taps, navigation, search};
