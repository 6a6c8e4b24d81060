import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {localeCodes, locales} from '../src/config/locales';
import {
  libraryMarks,
  libraryReport,
  placementProblems,
  placeLibraries,
  type LibraryPlace,
} from './libraries/places';

/** The scripts that every page of a language includes, taken from the start page. */
function namedScripts(folder: string): Set<string> {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const names = [...html.matchAll(/assets\/js\/([\w.~-]+\.js)/g)];
  return new Set(names.map(([, name = '']) => name));
}

/**
 * Where the libraries are in one language of the built site.
 *
 * @throws Error where there is no built site
 */
function placesIn(folder: string): LibraryPlace[] {
  const scripts = path.join(folder, 'assets/js');
  if (!existsSync(scripts)) {
    throw new Error(`There is no ${scripts}. Run "npm run build" first.`);
  }
  const marks = Object.values<RegExp>(libraryMarks);
  const found = readdirSync(scripts)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => {
      const content = readFileSync(path.join(scripts, name));
      const code = content.toString();
      return marks.some((mark) => mark.test(code))
        ? [{name, code, size: brotliCompressSync(content).length}]
        : [];
    });
  const named = namedScripts(folder);
  if (named.size === 0) {
    throw new Error(`The start page in ${folder} names no script.`);
  }
  return placeLibraries(libraryMarks, found, named);
}

const mistakes = localeCodes.flatMap((locale) => {
  const places = placesIn(path.join('build', locales[locale].base));
  console.log(`${locale}\n${libraryReport(places).join('\n')}`);
  return placementProblems(places);
});
mistakes.forEach((mistake) => {
  console.error(mistake);
});
process.exitCode = mistakes.length === 0 ? 0 : 1;
