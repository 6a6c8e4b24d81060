/** Checks English pages and the English half of the facts for phrases that a native writer would not use. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findPhrases, findPhrasesInJson} from './typography/englishPhrases';
import {maskMarkdown} from './typography/maskMarkdown';

function filesIn(folder: string, names: RegExp): string[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => names.test(name))
    .map((name) => path.join(folder, name))
    .sort();
  if (files.length === 0) {
    throw new Error(`There is no English text in ${folder}`);
  }
  return files;
}

function phrasesIn(file: string) {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.json')
    ? findPhrasesInJson(text)
    : findPhrases(maskMarkdown(text));
}

function main(): void {
  const files = [
    ...filesIn('docs', /\.mdx?$/),
    ...filesIn('src/data', /\.json$/),
  ];
  const lines = files.flatMap((file) =>
    phrasesIn(file).map(
      ({line, column, found, instead}) =>
        `${file}:${line}:${column}: found "${found}", expected "${instead}"`,
    ),
  );
  lines.forEach((line) => console.log(line));
  console.log(`${files.length} files, ${lines.length} phrases to replace`);
  process.exitCode = lines.length === 0 ? 0 : 1;
}

main();
