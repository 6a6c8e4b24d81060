/**
 * Checks how Chinese texts are set: pages and messages of the Chinese site, and the Chinese half of the facts. With `--fix` it writes
 * what needs no decision.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {
  fixTypographyInJson,
  findMistakesInJson,
} from '../typography/chineseStrings';
import {fixTypography, findMistakes} from '../typography/mistakes';
import type {Mistake} from '../typography/mistakes';
import {textFiles} from '../typography/textFiles';

const places = [
  {folder: 'i18n/zh', names: /\.(?:mdx?|json)$/},
  {folder: 'src/data', names: /\.json$/},
];

const isJson = (file: string) => file.endsWith('.json');

function mistakesIn(file: string): Mistake[] {
  const text = readFileSync(file, 'utf8');
  return isJson(file) ? findMistakesInJson(text) : findMistakes(text);
}

function fix(file: string): void {
  const text = readFileSync(file, 'utf8');
  const better = isJson(file) ? fixTypographyInJson(text) : fixTypography(text);
  if (better !== text) {
    writeFileSync(file, better);
    console.log(`${file}: corrected`);
  }
}

function main(): void {
  const files = places.flatMap(({folder, names}) => textFiles(folder, names));
  if (process.argv.includes('--fix')) {
    files.forEach(fix);
  }
  const lines = files.flatMap((file) =>
    mistakesIn(file).map(
      ({line, column, found, instead}) =>
        `${file}:${line}:${column}: found "${found}", expected "${instead}"`,
    ),
  );
  lines.forEach((line) => console.log(line));
  console.log(`${files.length} files, ${lines.length} mistakes`);
  process.exitCode = lines.length === 0 ? 0 : 1;
}

main();
