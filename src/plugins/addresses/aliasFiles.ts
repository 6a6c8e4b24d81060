import {fileNamesOf, pageOf, type PagePath} from '../../lib/address';
import type {LegacyAddresses} from './legacyAddresses';

/** A copy within one language's output folder; both names are relative to it. */
export interface AliasFile {
  from: string;
  to: string;
}

/** The page itself, or the nearest page above it: an old address whose page does not exist (yet) still leads somewhere useful. */
export function nearestPage(
  page: PagePath,
  known: ReadonlySet<PagePath>,
): PagePath {
  if (known.has(page) || page === '/') {
    return page;
  }
  return nearestPage(page.replace(/[^/]*\/?$/, ''), known);
}

function nativeFile(address: string): string {
  const [asFile, asFolder] = fileNamesOf(pageOf(address));
  return address.endsWith('.html') || asFolder === undefined
    ? (asFile ?? 'index.html')
    : asFolder;
}

/**
 * The copies under which one language's pages respond to both spellings, to lower case, and to their old names. The first claim to a name
 * wins: a page's own, then a renamed page's, then an old page's.
 *
 * @param addresses the language's addresses
 */
export function aliasFiles(
  addresses: readonly string[],
  legacy: LegacyAddresses,
): AliasFile[] {
  const files = new Map(
    addresses.map((address) => [pageOf(address), nativeFile(address)]),
  );
  const known = new Set(files.keys());
  const claims: (readonly [name: PagePath, target: PagePath])[] = [
    ...[...known].map((page) => [page, page] as const),
    ...[...known].map((page) => [page.toLowerCase(), page] as const),
    ...Object.entries(legacy.renamed),
    ...legacy.pages.map((page) => [page, page] as const),
  ];
  const copies = new Map<string, AliasFile>();
  for (const [name, target] of claims) {
    const from = files.get(nearestPage(target, known));
    for (const to of fileNamesOf(name)) {
      if (from !== undefined && !copies.has(to)) {
        copies.set(to, {from, to});
      }
    }
  }
  return [...copies.values()].filter(({from, to}) => from !== to);
}
