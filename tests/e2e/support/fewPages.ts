import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileNamesOf} from '../../../src/lib/address';

/** What stands in `main` of a built page. */
function mainAt(address: string): string {
  const file = fileNamesOf(address)
    .map((name) => path.join('build', name))
    .find((name) => existsSync(name));
  const html = file === undefined ? '' : readFileSync(file, 'utf8');
  return html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
}

/** The classes of its elements: each component and each block has its own. */
function classesAt(address: string): Set<string> {
  return new Set(
    [...mainAt(address).matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(
      ([, quoted, bare]) => (quoted ?? bare ?? '').split(' '),
    ),
  );
}

/**
 * A few of the pages on which every block of the site occurs, the richest first. A greedy choice: not the smallest, but near it.
 *
 * @param times how often a block is looked at, as far as the site has it so often
 * @throws Error where no page of the built site has anything
 */
export function fewPagesWithEveryBlock(
  addresses: readonly string[],
  times: number,
): string[] {
  const pages = addresses.map((address) => ({
    address,
    classes: classesAt(address),
  }));
  const missing = new Map<string, number>();
  for (const name of pages.flatMap(({classes}) => [...classes])) {
    missing.set(name, Math.min((missing.get(name) ?? 0) + 1, times));
  }
  if (missing.size === 0) {
    throw new Error('No page has a class: run "npm run build" first.');
  }
  const chosen: string[] = [];
  const gainOf = ({classes}: (typeof pages)[number]) =>
    [...classes].filter((name) => (missing.get(name) ?? 0) > 0).length;
  while ([...missing.values()].some((count) => count > 0)) {
    const best = pages
      .filter(({address}) => !chosen.includes(address))
      .reduce((richest, page) =>
        gainOf(page) > gainOf(richest) ? page : richest,
      );
    chosen.push(best.address);
    best.classes.forEach((name) =>
      missing.set(name, (missing.get(name) ?? 0) - 1),
    );
  }
  return chosen;
}

/** What can make a page wide: its longest word, and the longest row of its tables. */
const measures: readonly ((main: string) => readonly number[])[] = [
  (main) => main.split(/<[^>]*>|\s/).map(({length}) => length),
  (main) => main.split('<tr').map((row) => row.split(/<t[dh]/).length),
];

/** The pages that are the widest, one for each measure. */
export function widestPages(addresses: readonly string[]): string[] {
  const mains = addresses.map(mainAt);
  return measures.flatMap((measure) => {
    const sizes = mains.map((main) =>
      measure(main).reduce((most, size) => Math.max(most, size), 0),
    );
    return addresses[sizes.indexOf(Math.max(...sizes))] ?? [];
  });
}
