/**
 * Measures the search of the built site by what it finds and what it loads, and fails below the limits: `npm run bench:search`. With
 * `--missed` it lists the queries that went wrong.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {localeCodes} from '../src/config/locales';
import {readJson} from '../src/lib/readText';
import {readFacts} from '../src/markdown/facts/readFacts';
import {answerable, evaluate, type Evaluation} from './searchBench/evaluate';
import {identifierQueries} from './searchBench/identifiers';
import {relevanceOf} from './searchBench/measures';
import {messageQueries} from './searchBench/messages';
import {ownSearch, type OwnSearch} from './searchBench/ownSearch';
import {readerQueries, type ReaderQuery} from './searchBench/schema';
import {readSite, type Site} from './searchBench/site';
import {run} from './run';

const VERSION = 'current';

/** The limits, in each language. */
const MIN_AT_1 = 0.9;
const MIN_AT_3 = 0.97;
const MIN_ASKED = 60;
const MIN_IDENTIFIERS = 0.98;
const MIN_MESSAGES = 0.95;
const MIN_GENERATED = 100;
const MAX_BYTES = 136_000;

/** So many queries, and so many of the longest, are run against an empty cache. */
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

/** The longest queries: each of their words fetches a part of the index. */
function longestOf(queries: readonly ReaderQuery[]): string[] {
  return queries
    .map(({query}) => query)
    .sort((a, b) => b.length - a.length)
    .slice(0, SAMPLE);
}

/** The most that is transferred before any of the queries is answered, in bytes. */
async function mostTransferred(
  {transferBefore}: OwnSearch,
  texts: readonly string[],
): Promise<number> {
  const bytes: number[] = [];
  for (const text of texts) {
    bytes.push(await transferBefore(text));
  }
  return Math.max(...bytes);
}

interface GeneratedQueries {
  identifiers: readonly ReaderQuery[];
  messages: readonly ReaderQuery[];
}

/** The queries of a language in parts, each with what search finds. */
type Parts = Readonly<
  Record<'tuning' | 'heldOut' | keyof GeneratedQueries, Evaluation>
>;

/** The values of a language that miss a limit, each with the limit. */
async function complaintsOf(
  site: Site,
  own: OwnSearch,
  queries: readonly ReaderQuery[],
  {
    tuning,
    heldOut,
    identifiers: {relevance: named},
    messages: {relevance: explained},
  }: Parts,
): Promise<string[]> {
  const relevance = relevanceOf([...tuning.places, ...heldOut.places]);
  const asked = answerable(site, queries);
  const most = await mostTransferred(own, [
    ...sampleOf(asked),
    ...longestOf(asked),
  ]);
  const limits = [
    {
      isMet: relevance.asked >= MIN_ASKED,
      text: `${relevance.asked} queries have a page, fewer than ${MIN_ASKED}`,
    },
    {
      isMet: relevance.successAt1 >= MIN_AT_1,
      text: `a right page is first for ${percent(relevance.successAt1)}, less than ${percent(MIN_AT_1)}`,
    },
    {
      isMet: relevance.successAt3 >= MIN_AT_3,
      text: `a right page is among three for ${percent(relevance.successAt3)}, less than ${percent(MIN_AT_3)}`,
    },
    {
      isMet: Math.min(named.asked, explained.asked) >= MIN_GENERATED,
      text: `${named.asked} identifiers and ${explained.asked} messages are on one or two pages, fewer than ${MIN_GENERATED}`,
    },
    {
      isMet: named.successAt3 >= MIN_IDENTIFIERS,
      text: `the page of an option or setting is among three for ${percent(named.successAt3)}, less than ${percent(MIN_IDENTIFIERS)}`,
    },
    {
      isMet: explained.successAt3 >= MIN_MESSAGES,
      text: `the page that explains a message is among three for ${percent(explained.successAt3)}, less than ${percent(MIN_MESSAGES)}`,
    },
    {
      isMet: most <= MAX_BYTES,
      text: `${kilobytes(most)} travel before a first result, more than ${kilobytes(MAX_BYTES)}`,
    },
  ];
  return limits
    .filter(({isMet}) => !isMet)
    .map(({text}) => `${site.locale}: ${text}`);
}

async function evaluateParts(
  site: Site,
  own: OwnSearch,
  queries: readonly ReaderQuery[],
  {identifiers, messages}: GeneratedQueries,
): Promise<Parts> {
  const find = (part: readonly ReaderQuery[]) => evaluate(own, site, part);
  return {
    tuning: await find(queries.filter(({part}) => part === 'tuning')),
    heldOut: await find(queries.filter(({part}) => part === 'heldOut')),
    identifiers: await find(identifiers),
    messages: await find(messages),
  };
}

function describeParts(parts: Parts, showMissed: boolean): void {
  for (const [name, found] of Object.entries(parts)) {
    console.log(`  ${name}: ${describe(found)}`);
    if (showMissed) {
      found.missed.forEach((text) => {
        console.log(`    ${text}`);
      });
    }
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      missed: {type: 'boolean', default: false},
    },
  });
  const file = path.join(__dirname, 'searchBench/queries.json');
  const queries = readJson(readerQueries, readFileSync(file, 'utf8'), file);
  const facts = readFacts(path.join(__dirname, '..'));
  const complaints: string[] = [];
  for (const locale of localeCodes) {
    const site = readSite(values.dir, locale, VERSION);
    console.log(`${locale}, ${site.pages.size} pages`);
    const own = ownSearch(site, VERSION);
    const parts = await evaluateParts(site, own, queries, {
      identifiers: identifierQueries(site, facts),
      messages: messageQueries(site, VERSION, facts),
    });
    describeParts(parts, values.missed);
    complaints.push(...(await complaintsOf(site, own, queries, parts)));
  }
  if (complaints.length > 0) {
    throw new Error(complaints.join('\n'));
  }
}

run(main);
