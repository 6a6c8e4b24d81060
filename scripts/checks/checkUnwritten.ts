/** Lists the words that still have to be written, with file and line: what `npm run new` left for a person to say. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findPlaceholders} from '../placeholders/marker';

const folders = ['docs', 'i18n', 'src'];
const texts = /\.(?:md|json|ts|tsx)$/;

function main(): void {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => texts.test(name))
      .map((name) => path.join(folder, name))
      .sort(),
  );
  const lines = files.flatMap((file) =>
    findPlaceholders(readFileSync(file, 'utf8')).map(
      ({line, text}) => `${file}:${line}: write ${text}`,
    ),
  );
  lines.forEach((line) => console.log(line));
  console.log(`${files.length} files, ${lines.length} places without words`);
  process.exitCode = lines.length === 0 ? 0 : 1;
}

main();
