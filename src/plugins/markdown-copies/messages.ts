import {readdirSync} from 'node:fs';
import path from 'node:path';
import {
  extractAllSourceCodeFileTranslations,
  getBabelOptions,
} from '@docusaurus/babel';

/** What the blocks of pages say in the root language, by id, read where they say it. */
export async function blockMessages(
  siteDir: string,
): Promise<Record<string, string>> {
  const folder = path.join(siteDir, 'src/components');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
  const found = await extractAllSourceCodeFileTranslations(
    files,
    getBabelOptions({isServer: true}),
  );
  return Object.fromEntries(
    found.flatMap(({translations}) =>
      Object.entries(translations).map(([id, {message}]) => [id, message]),
    ),
  );
}
