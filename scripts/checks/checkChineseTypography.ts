/**
 * Checks how Chinese texts are set: pages and messages of the Chinese site, and the Chinese half of the facts. With `--fix` it writes
 * what needs no decision.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {filesIn} from '../hosting/filesIn';
import {
  fixTypographyInJson,
  findMistakesInJson,
} from '../typography/chineseStrings';
import {fixTypography, findMistakes} from '../typography/mistakes';
import {correction, reportFindings} from './findings';

const isJson = (file: string) => file.endsWith('.json');

function fix(file: string): void {
  const text = readFileSync(file, 'utf8');
  const better = isJson(file) ? fixTypographyInJson(text) : fixTypography(text);
  if (better !== text) {
    writeFileSync(file, better);
    console.log(`${file}: corrected`);
  }
}

const files = [
  ...filesIn('i18n/zh', /\.(?:mdx?|json)$/),
  ...filesIn('src', /\.json$/),
];
if (process.argv.includes('--fix')) {
  files.forEach(fix);
}
reportFindings(
  files,
  (text, file) =>
    (isJson(file) ? findMistakesInJson(text) : findMistakes(text)).map(
      correction,
    ),
  'mistakes',
);
