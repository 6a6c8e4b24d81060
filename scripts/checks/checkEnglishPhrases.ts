/** Checks English pages and the English half of the facts for phrases that a native writer would not use. */
import {readFileSync} from 'node:fs';
import {findPhrases, findPhrasesInJson} from '../typography/englishPhrases';
import {maskMarkdown} from '../typography/maskMarkdown';
import {textFiles} from '../typography/textFiles';

function phrasesIn(file: string) {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.json')
    ? findPhrasesInJson(text)
    : findPhrases(maskMarkdown(text));
}

function main(): void {
  const files = [
    ...textFiles('docs', /\.mdx?$/),
    ...textFiles('src/data', /\.json$/),
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
