/**
 * Shows the pages in all languages while you write: `npm run preview`, or `npm run preview -- --port 4000`. Each language has a server of
 * its own; the first one also hands out the pages of the others, so that the language menu works. Ctrl+C stops all of them, and so does
 * the end of any.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import concurrently from 'concurrently';
import {rootLocale} from '../src/config/locales';
import {previewPort} from '../src/lib/environment';
import {previewServers} from '../src/plugins/preview/previewPlace';

const generatedFolder = '.docusaurus';

async function main(words: string[]): Promise<void> {
  const {values} = parseArgs({
    args: words,
    options: {
      port: {type: 'string', default: '3000'},
      host: {type: 'string', default: 'localhost'},
    },
  });
  const firstPort = previewPort({PREVIEW_PORT: values.port}) ?? 3000;
  // When a server ends by itself, something is wrong.
  let exitCode = 1;
  const {result} = concurrently(
    previewServers(firstPort).map(({locale, port}) => ({
      name: locale,
      command: [
        `docusaurus start --locale ${locale}`,
        `--host ${values.host} --port ${String(port)}`,
        ...(locale === rootLocale ? [] : ['--no-open']),
      ].join(' '),
      env: {
        PREVIEW_PORT: String(firstPort),
        // What Docusaurus makes of the pages differs from language to language.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME:
          locale === rootLocale
            ? generatedFolder
            : path.join(generatedFolder, locale),
      },
    })),
    {killOthersOn: ['success', 'failure'], prefixColors: 'auto'},
  );
  process.on('SIGINT', () => (exitCode = 0));
  await result.catch(() => undefined);
  process.exitCode = exitCode;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
