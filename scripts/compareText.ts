/**
 * Compares the text of this site with that of another, whose Markdown is in a folder: `npm run compare-text -- FOLDER`. A sentence that
 * shares eight words in a row, or thirteen Chinese characters, is printed, and fails.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {overlaps, type Text} from './comparison/common';
import {sentencesOfData, sentencesOfPage} from './comparison/sentences';

/** The text of this site, and the fields of JSON that contain it; messages of the product are in other fields. */
const ownTexts = [
  {folder: 'docs', fields: []},
  {folder: 'i18n', fields: ['message']},
  {folder: 'src/data', fields: ['en', 'zh']},
];

function sentencesOf(file: string, fields: readonly string[]): string[] {
  const source = readFileSync(file, 'utf8');
  return file.endsWith('.json')
    ? sentencesOfData(JSON.parse(source), fields)
    : sentencesOfPage(source);
}

function textsIn(folder: string, fields: readonly string[]): Text[] {
  const kinds = fields.length > 0 ? /\.(?:mdx?|json)$/ : /\.mdx?$/;
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => kinds.test(name))
    .map((name) => path.join(folder, name))
    .map((file) => ({file, sentences: sentencesOf(file, fields)}));
}

function main(): void {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    throw new Error(
      'found no folder, expected one with the Markdown of another site: npm run compare-text -- FOLDER',
    );
  }
  const others = textsIn(folder, []);
  if (others.length === 0) {
    throw new Error(
      `${folder}: found no Markdown, expected files that end in .md or .mdx`,
    );
  }
  const own = ownTexts.flatMap(({folder: place, fields}) =>
    textsIn(place, fields),
  );
  const found = overlaps(own, others);
  found.forEach(({file, sentence, run, otherFile}) => {
    console.log(`${file}\n  ${sentence}\n  = ${run}\n  in ${otherFile}`);
  });
  console.log(
    `${found.length} sentences in common with ${others.length} files`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
}

main();
