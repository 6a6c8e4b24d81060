/**
 * Shows the pages in all languages while you write: `npm run preview`, or `npm run preview -- --port 4000`. Each language has a server of
 * its own, and starts once the one before answers; the first one also hands out the pages of the others, so that the language menu works.
 * Ctrl+C stops all of them, and so does the end of any.
 */
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import concurrently from 'concurrently';
import {rootLocale} from '../src/config/locales';
import {previewPort} from '../src/lib/environment';
import {
  previewServers,
  type PreviewServer,
} from '../src/plugins/preview/previewPlace';
import {run} from './run';

const generatedFolder = '.docusaurus';

function start({locale, port}: PreviewServer, host: string, firstPort: number) {
  const command = `docusaurus start --locale ${locale} --host ${host} --port ${String(port)}`;
  return concurrently(
    [
      {
        name: locale,
        command: locale === rootLocale ? command : `${command} --no-open`,
        env: {
          PREVIEW_PORT: String(firstPort),
          // What Docusaurus makes of the pages differs from language to language.
          DOCUSAURUS_GENERATED_FILES_DIR_NAME:
            locale === rootLocale
              ? generatedFolder
              : path.join(generatedFolder, locale),
        },
      },
    ],
    {prefixColors: 'auto'},
  );
}

/** Waits until something answers at a port, or for the end. The development server answers once it has compiled the pages. */
async function untilAnswered(
  host: string,
  port: number,
  end: AbortSignal,
): Promise<void> {
  while (!end.aborted) {
    const answer = await fetch(`http://${host}:${String(port)}/`, {
      signal: end,
    }).catch(() => undefined);
    if (answer !== undefined) {
      return;
    }
    await pause(500);
  }
}

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
  process.on('SIGINT', () => (exitCode = 0));
  const end = new AbortController();
  const ends: Promise<void>[] = [];
  for (const server of previewServers(firstPort)) {
    if (end.signal.aborted) {
      break;
    }
    const {commands, result} = start(server, values.host, firstPort);
    end.signal.addEventListener('abort', () =>
      commands.forEach((command) => command.kill()),
    );
    const stopAll = () => end.abort();
    ends.push(result.then(stopAll, stopAll));
    await untilAnswered(values.host, server.port, end.signal);
  }
  await Promise.all(ends);
  process.exitCode = exitCode;
}

run(main);
