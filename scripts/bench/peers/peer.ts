import type {Locale} from '../../../src/config/locales';
import type {PagePath} from '../../../src/lib/address';
import type {PeerName} from '../pages';
import type {PlainPage} from '../plainPages';

/** A site made of the same pages with another generator. Everything in it is written by the benchmark. */
export interface Peer {
  name: PeerName;
  /** Packages in exact versions, so that runs can be compared. */
  packages: Readonly<Record<string, string>>;
  overrides?: Readonly<Record<string, unknown>>;
  /** The program of its packages that builds it, with its words. */
  build: readonly [program: string, ...words: string[]];
  /** Folders inside its own. */
  output: string;
  publicFiles: string;
  caches: readonly string[];
  /** Where a page is, as its own links and sitemap have it. */
  addressOf: (page: PagePath, locale: Locale) => string;
  /** The same in the source of a page. */
  linkTo: (page: PagePath, locale: Locale) => string;
  /** Its settings, by path. */
  settings: (pages: readonly PlainPage[]) => Record<string, string>;
  /** The path of a page's source. */
  sourceOf: (page: PlainPage) => string;
  /** What stands above the text. */
  headOf: (page: PlainPage) => string;
}

/** The name of a page's file without its ending. */
export const fileOf = (page: PagePath) =>
  page.endsWith('/') ? `${page.slice(1)}index` : page.slice(1);

/** Front matter; JSON is YAML. */
export function frontMatter({title, description}: PlainPage): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n`;
}

/** The first folder of each page, without those that stand outside all. */
export function topFolders(pages: readonly PlainPage[]): string[] {
  const all = pages
    .map(({page}) => page.split('/'))
    .filter((parts) => parts.length > 2)
    .map((parts) => parts[1] ?? '');
  return [...new Set(all)].sort();
}

/** A module whose default export is a value. */
export const exported = (value: unknown) =>
  `export default ${JSON.stringify(value, null, 2)};\n`;
