import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileNamesOf} from '../../../src/lib/address';

/** On how many pages each class has to occur, where it occurs on so many. */
const TIMES = 2;

/** What stands in `main` of a built page, by the classes of its elements: each component and each block has its own. */
function classesAt(address: string): Set<string> {
  const file = fileNamesOf(address)
    .map((name) => path.join('build', name))
    .find((name) => existsSync(name));
  const html = file === undefined ? '' : readFileSync(file, 'utf8');
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  return new Set(
    [...main.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(
      ([, quoted, bare]) => (quoted ?? bare ?? '').split(' '),
    ),
  );
}

/**
 * A few of the pages on which every block of the site occurs twice, the richest first. A greedy choice: not the smallest, but near it.
 *
 * @throws Error where no page of the built site has anything
 */
export function fewPagesWithEveryBlock(addresses: readonly string[]): string[] {
  const pages = addresses.map((address) => ({
    address,
    classes: classesAt(address),
  }));
  const missing = new Map<string, number>();
  for (const name of pages.flatMap(({classes}) => [...classes])) {
    missing.set(name, Math.min((missing.get(name) ?? 0) + 1, TIMES));
  }
  if (missing.size === 0) {
    throw new Error('No page has a class: run "npm run build" first.');
  }
  const chosen: string[] = [];
  const gainOf = ({classes}: (typeof pages)[number]) =>
    [...classes].filter((name) => (missing.get(name) ?? 0) > 0).length;
  while ([...missing.values()].some((count) => count > 0)) {
    const left = pages.filter(({address}) => !chosen.includes(address));
    const gains = left.map(gainOf);
    const best = left[gains.indexOf(Math.max(...gains))];
    if (best === undefined) {
      break;
    }
    chosen.push(best.address);
    best.classes.forEach((name) =>
      missing.set(name, (missing.get(name) ?? 0) - 1),
    );
  }
  return chosen;
}
