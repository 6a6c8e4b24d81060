import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {locales, rootLocale, type Locale} from '../../src/config/locales';
import {addressOf} from '../../src/lib/address';
import {answersOf} from './bytes';
import {fileAt} from './fileAt';
import {benchPageNames, benchPages, type BenchPage} from './pages';
import {
  libraryMarks,
  placeLibraries,
  placementProblems,
} from '../libraries/places';
import {transferOf} from '../searchBench/site';
import type {Weights} from './compareBudgets';
import {fetchedParts, type Fetched} from './parts';

/** Compressed sizes, in bytes, of texts: the languages have most scripts in common. */
const sizes = new Map<string, number>();

class TextFile {
  constructor(
    readonly name: string,
    readonly code: string,
  ) {}

  get bytes(): number {
    const size = sizes.get(this.code) ?? transferOf(this.code);
    sizes.set(this.code, size);
    return size;
  }
}

/** Reads files of a built site by their addresses, each once. */
function createReader(dir: string): (pathname: string) => TextFile {
  const known = new Map<string, TextFile>();
  return (pathname) => {
    const file = fileAt(dir, pathname);
    if (file === undefined) {
      throw new Error(
        `${pathname}: found no such file in ${dir}, expected one; fix: npm run build`,
      );
    }
    const found =
      known.get(file) ?? new TextFile(pathname, readFileSync(file, 'utf8'));
    known.set(file, found);
    return found;
  };
}

function assets(dir: string, locale: Locale): string[] {
  const {base} = locales[locale];
  return ['js', 'css'].flatMap((kind) =>
    readdirSync(path.join(dir, base, 'assets', kind))
      .filter((name) => name.endsWith(`.${kind}`))
      .map((name) => `${base}assets/${kind}/${name}`),
  );
}

function measureLibraries(scripts: readonly TextFile[]): Weights['libraries'] {
  return Object.fromEntries(
    placeLibraries(libraryMarks, scripts, new Set()).map(
      ({library, scripts: own}) => [
        library,
        own.reduce((sum, {bytes}) => sum + bytes, 0),
      ],
    ),
  );
}

/** The scripts that every page of a language includes, taken from the start page. */
function scriptsOfEveryPage({code, name}: TextFile, base: string): Set<string> {
  const found = code.match(/assets\/js\/[\w.~-]+\.js/g) ?? [];
  if (found.length === 0) {
    throw new Error(`The start page ${name} names no script.`);
  }
  return new Set(found.map((script) => base + script));
}

export interface MeasureOptions {
  browser: Browser;
  origin: string;
  dir: string;
  /** Files that are smaller than this even uncompressed are skipped. */
  least: number;
}

/** Weighs one language of a built site: what its measured pages load in a browser, and all other scripts and style sheets. */
export async function measureWeights(
  {browser, origin, dir, least}: MeasureOptions,
  locale: Locale,
): Promise<Weights> {
  const read = createReader(dir);
  const pages = {} as Record<BenchPage, Fetched[]>;
  for (const page of benchPageNames) {
    const pathname = addressOf(benchPages[page], locale);
    const answers = await answersOf(browser, origin + pathname);
    pages[page] = fetchedParts(answers, pathname, read);
  }
  const fetched = new Set(
    Object.values(pages).flatMap((one) => one.map(({name}) => name)),
  );
  const marks = Object.values<RegExp>(libraryMarks);
  const all = assets(dir, locale).map(read);
  const others = all.filter(({name}) => !fetched.has(name));
  const isLibrary = ({code}: TextFile) => marks.some((mark) => mark.test(code));
  return {
    locale,
    pages,
    misplaced: placementProblems(
      placeLibraries(
        libraryMarks,
        all.filter(({name}) => name.endsWith('.js')),
        scriptsOfEveryPage(read(locales[locale].base), locales[locale].base),
      ),
    ),
    libraries:
      locale === rootLocale ? measureLibraries(others.filter(isLibrary)) : {},
    others: others
      .filter((one) => !isLibrary(one) && one.code.length > least)
      .map(({name, bytes}) => ({name, bytes})),
  };
}
