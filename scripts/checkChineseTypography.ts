/**
 * Checks how Chinese texts are set: pages and messages of the Chinese site, and the Chinese half of the facts. With `--fix` it writes
 * what needs no decision.
 */
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {correctJson, findMistakesInJson} from './typography/chineseStrings';
import {correct, findMistakes} from './typography/mistakes';
import type {Mistake} from './typography/mistakes';

const places = [
  {folder: 'i18n/zh', names: /\.(?:mdx?|json)$/},
  {folder: 'src/data', names: /\.json$/},
];

const isJson = (file: string) => file.endsWith('.json');

function filesIn(folder: string, names: RegExp): string[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => names.test(file))
    .map((file) => path.join(folder, file))
    .sort();
  if (files.length === 0) {
    throw new Error(`There is no Chinese text in ${folder}`);
  }
  return files;
}

function mistakesIn(file: string): Mistake[] {
  const text = readFileSync(file, 'utf8');
  return isJson(file) ? findMistakesInJson(text) : findMistakes(text);
}

function fix(file: string): void {
  const text = readFileSync(file, 'utf8');
  const better = isJson(file) ? correctJson(text) : correct(text);
  if (better !== text) {
    writeFileSync(file, better);
    console.log(`${file}: corrected`);
  }
}

function main(): void {
  const files = places.flatMap(({folder, names}) => filesIn(folder, names));
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
