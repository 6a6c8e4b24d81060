/**
 * Measures the search of the built site: `npm run bench:search`. It is compared with alternative libraries, by what they find, what they
 * load and how long they take. With `--check` only this site's own search is measured, and fails below the limits; `--missed` lists the
 * queries that went wrong.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {localeCodes} from '../src/config/locales';
import {parseAtDoor} from '../src/lib/describeIssues';
import {readFacts} from '../src/markdown/facts/readFacts';
import {browserSpeed} from './searchBench/browserSpeed';
import {answerable, evaluate, type Evaluation} from './searchBench/evaluate';
import {identifierQueries} from './searchBench/identifiers';
import {quantile} from './searchBench/measures';
import {paintSpeed} from './searchBench/paintSpeed';
import {readerQueries, type ReaderQuery} from './searchBench/schema';
import {readSite, type Site} from './searchBench/site';
import {miniSearch} from './searchBench/subjects/miniSearch';
import {orama} from './searchBench/subjects/orama';
import {ours} from './searchBench/subjects/ours';
import {pagefindSubject} from './searchBench/subjects/pagefind';
import type {Subject} from './searchBench/subjects/subject';

/** The version of the docs that is measured. */
const VERSION = 'current';

/** The limits of `--check`, in each language. */
const LEAST_AT_1 = 0.88;
const LEAST_AT_3 = 0.96;
const LEAST_ASKED = 60;
const LEAST_IDENTIFIERS = 0.98;
const LEAST_IDENTIFIERS_ASKED = 200;
const MOST_BYTES = 120_000;
const MOST_MILLISECONDS = 60;
const MOST_OPENING = 300;

/** How many queries are typed letter by letter, and run against an empty cache. */
const SAMPLE = 25;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function describe({relevance, skipped}: Evaluation): string {
  const {asked, successAt1, successAt3, meanReciprocalRank} = relevance;
  return `first ${percent(successAt1)}, among three ${percent(successAt3)}, MRR ${meanReciprocalRank.toFixed(3)} (${asked} asked, ${skipped} skipped)`;
}

/** Every n-th query, so that each kind of query is in the sample. */
function sampleOf(queries: readonly ReaderQuery[]): string[] {
  const step = Math.max(Math.floor(queries.length / SAMPLE), 1);
  return queries.filter((_, i) => i % step === 0).map(({query}) => query);
}

async function transfersOf(subject: Subject, texts: readonly string[]) {
  const bytes: number[] = [];
  for (const text of texts) {
    bytes.push(await subject.transferBefore(text));
  }
  return {median: quantile(bytes, 0.5), most: Math.max(...bytes)};
}

async function millisecondsOf(subject: Subject, texts: readonly string[]) {
  const times: number[] = [];
  for (const text of texts) {
    const start = performance.now();
    await subject.search(text);
    times.push(performance.now() - start);
  }
  return quantile(times, 0.5);
}

async function compare(
  site: Site,
  queries: readonly ReaderQuery[],
): Promise<void> {
  const sample = sampleOf(answerable(site, queries));
  const subjects = [
    () => ours(site, VERSION),
    () => miniSearch(site),
    async () => orama(site),
    async () => pagefindSubject(site),
  ];
  for (const open of subjects) {
    const subject = await open();
    const found = await evaluate(subject, site, queries);
    const {median, most} = await transfersOf(subject, sample);
    const time = await millisecondsOf(subject, sample);
    console.log(
      `  ${subject.name}: ${describe(found)}; fetches ${kilobytes(median)}, at most ${kilobytes(most)}; ${time.toFixed(1)} ms a query`,
    );
    await subject.close();
  }
}

/** The values of a language that miss a limit, each with the limit. */
async function complaintsOf(
  site: Site,
  queries: readonly ReaderQuery[],
  identifiers: readonly ReaderQuery[],
): Promise<string[]> {
  const subject = ours(site, VERSION);
  const all = answerable(site, queries);
  const {relevance} = await evaluate(subject, site, queries);
  const {relevance: named} = await evaluate(subject, site, identifiers);
  const {most} = await transfersOf(
    subject,
    all.map(({query}) => query),
  );
  const limits = [
    {
      isMet: relevance.asked >= LEAST_ASKED,
      text: `${relevance.asked} queries have a page, fewer than ${LEAST_ASKED}`,
    },
    {
      isMet: relevance.successAt1 >= LEAST_AT_1,
      text: `a right page is first for ${percent(relevance.successAt1)}, less than ${percent(LEAST_AT_1)}`,
    },
    {
      isMet: relevance.successAt3 >= LEAST_AT_3,
      text: `a right page is among three for ${percent(relevance.successAt3)}, less than ${percent(LEAST_AT_3)}`,
    },
    {
      isMet: named.asked >= LEAST_IDENTIFIERS_ASKED,
      text: `${named.asked} options and settings are on one or two pages, fewer than ${LEAST_IDENTIFIERS_ASKED}`,
    },
    {
      isMet: named.successAt3 >= LEAST_IDENTIFIERS,
      text: `the page of an option or setting is among three for ${percent(named.successAt3)}, less than ${percent(LEAST_IDENTIFIERS)}`,
    },
    {
      isMet: most <= MOST_BYTES,
      text: `${kilobytes(most)} travel before a first result, more than ${kilobytes(MOST_BYTES)}`,
    },
  ];
  return limits
    .filter(({isMet}) => !isMet)
    .map(({text}) => `${site.locale}: ${text}`);
}

async function describeParts(
  site: Site,
  queries: readonly ReaderQuery[],
  identifiers: readonly ReaderQuery[],
  showMissed: boolean,
): Promise<void> {
  const parts = {
    tuning: queries.filter(({part}) => part === 'tuning'),
    heldOut: queries.filter(({part}) => part === 'heldOut'),
    identifiers,
  };
  for (const [name, own] of Object.entries(parts)) {
    const found = await evaluate(ours(site, VERSION), site, own);
    console.log(`  ${name}: ${describe(found)}`);
    if (showMissed) {
      found.missed.forEach((text) => {
        console.log(`    ${text}`);
      });
    }
  }
}

async function describeSpeed(
  dir: string,
  site: Site,
  queries: readonly ReaderQuery[],
): Promise<string[]> {
  const sample = sampleOf(answerable(site, queries));
  const speed = await browserSpeed(dir, site, VERSION, sample);
  console.log(
    `  the search itself on a slow processor: ${speed.median.toFixed(1)} ms a keystroke, ${speed.ninetyFifth.toFixed(1)} ms for 95 % (${speed.keystrokes} keystrokes)`,
  );
  const {opening, keystrokes, median, ninetyFifth, fetching} = await paintSpeed(
    dir,
    site,
    sample,
  );
  console.log(
    `  in Chromium on a slow processor: ${opening.toFixed(0)} ms until the field is there, ${median.toFixed(1)} ms from a keystroke to painted results, ${ninetyFifth.toFixed(1)} ms for 95 % (${keystrokes} keystrokes); ${fetching.toFixed(1)} ms while parts of the index still come`,
  );
  return [
    {
      isMet: median <= MOST_MILLISECONDS,
      text: `${median.toFixed(1)} ms from a keystroke to painted results, more than ${MOST_MILLISECONDS}`,
    },
    {
      isMet: opening <= MOST_OPENING,
      text: `${opening.toFixed(0)} ms until the field is there, more than ${MOST_OPENING}`,
    },
  ]
    .filter(({isMet}) => !isMet)
    .map(({text}) => `${site.locale}: ${text}`);
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      check: {type: 'boolean', default: false},
      missed: {type: 'boolean', default: false},
    },
  });
  const file = path.join(__dirname, 'searchBench/queries.json');
  const queries = parseAtDoor(
    readerQueries,
    JSON.parse(readFileSync(file, 'utf8')),
    file,
  );
  const facts = readFacts(path.join(__dirname, '..'));
  const complaints: string[] = [];
  for (const locale of localeCodes) {
    const site = readSite(values.dir, locale, VERSION);
    console.log(`${locale}, ${site.pages.size} pages`);
    const identifiers = identifierQueries(site, facts);
    await describeParts(site, queries, identifiers, values.missed);
    complaints.push(...(await complaintsOf(site, queries, identifiers)));
    if (!values.check) {
      await compare(site, queries);
      complaints.push(...(await describeSpeed(values.dir, site, queries)));
    }
  }
  if (complaints.length > 0) {
    throw new Error(complaints.join('\n'));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
