/**
 * Records the screencasts of the product in both languages: `npm run screencasts -- --program ./alist`. The product runs in a new folder for
 * each; `tools/screencasts/plans/` says what is done. `--only name,name` names those to record, `--frontend dist` the web pages for a
 * program that was built without them, and `--captions` writes the captions alone, after a change of their texts. Needs ffmpeg, and fonts
 * with Chinese and emoji.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {type Locale, localeCodes} from '../src/config/locales';
import {
  type Screencast,
  screencastRecords,
} from '../src/data/screencasts/schema';
import {screencastFiles} from '../src/components/screencast/screencastFiles';
import {writeCaptions} from '../src/components/screencast/captions';
import {readJson} from '../src/lib/readText';
import {findBrowser} from '../scripts/programs/findBrowser';
import {type ProductStart, startProduct} from './product/start';
import {serveDownloads} from './screencasts/downloads';
import {encodePoster, encodeVideo} from './screencasts/encode';
import {makeMedia, removeMedia} from './screencasts/media';
import {record} from './screencasts/record';
import {screencastPlan, type ScreencastPlan} from './screencasts/schema';

/** Shown as dots in the recordings, and the password of a product that runs for a minute. */
const FIRST_PASSWORD = 'first-password';

const root = path.join(__dirname, '..');

const inStatic = (address: string) => path.join(root, 'static', address);

function readRecords(only: string | undefined): Screencast[] {
  const file = 'src/data/screencasts/records.json';
  const text = readFileSync(path.join(root, file), 'utf8');
  const names = only?.split(',');
  return readJson(screencastRecords, text, file).filter(
    ({name}) => names?.includes(name) ?? true,
  );
}

function readPlan({name}: Screencast): ScreencastPlan {
  const file = `tools/screencasts/plans/${name}.json`;
  const text = readFileSync(path.join(root, file), 'utf8');
  return readJson(screencastPlan, text, file);
}

function saveCaptions(screencast: Screencast): void {
  for (const locale of localeCodes) {
    const {captions} = screencastFiles(screencast.name, locale);
    writeFileSync(inStatic(captions), writeCaptions(screencast.steps, locale));
  }
}

async function save(
  browser: Browser,
  start: ProductStart,
  screencast: Screencast,
  locale: Locale,
): Promise<void> {
  makeMedia();
  const product = await startProduct(start);
  try {
    const {stills, poster} = await record(
      browser,
      product,
      screencast,
      readPlan(screencast),
      locale,
    );
    const files = screencastFiles(screencast.name, locale);
    await encodeVideo(stills, 'webm', inStatic(files.webm));
    await encodeVideo(stills, 'mp4', inStatic(files.mp4));
    await encodePoster(poster, inStatic(files.poster));
  } finally {
    await product.stop();
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      program: {type: 'string', default: './alist'},
      frontend: {type: 'string'},
      only: {type: 'string'},
      port: {type: 'string', default: '5291'},
      captions: {type: 'boolean', default: false},
    },
  });
  const wanted = readRecords(values.only);
  mkdirSync(inStatic('media/screencasts'), {recursive: true});
  wanted.forEach(saveCaptions);
  if (values.captions) {
    return;
  }
  const port = Number(values.port);
  const proxyPort = port + 1;
  const downloads = await serveDownloads(proxyPort);
  const browser = await chromium.launch({executablePath: findBrowser()});
  const start = {
    program: values.program,
    frontend: values.frontend,
    port,
    password: FIRST_PASSWORD,
    env: {HTTP_PROXY: `http://127.0.0.1:${proxyPort}`},
  };
  try {
    for (const screencast of wanted) {
      for (const locale of localeCodes) {
        await save(browser, start, screencast, locale);
        console.log(`${screencast.name}, ${locale}`);
      }
    }
  } finally {
    await browser.close();
    downloads.close();
    removeMedia();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
