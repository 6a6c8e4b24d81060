/**
 * Takes the pictures for the pages: `npm run screenshots -- --program ./alist`. The product runs in a new folder and is filled with samples
 * first. `--frontend dist` names the web pages for a program that was built without them, `--only name,name` the pictures to take.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import type {Browser} from '@playwright/test';
import {type Locale, localeCodes} from '../src/config/locales';
import {parseOrThrow} from '../src/lib/describeIssues';
import {findBrowser} from '../scripts/programs/findBrowser';
import {type RunningProduct, startProduct} from './product/start';
import {type ColorMode, colorModes, savePicture} from './screenshots/files';
import {
  prepareProduct,
  SAMPLE_PASSWORD,
  startTasks,
} from './screenshots/prepare';
import {makeSamples} from './screenshots/samples';
import {
  type Picture,
  pictures,
  type Terminal,
  type View,
} from './screenshots/schema';
import {drawTerminal, record} from './screenshots/terminal';
import {photograph} from './screenshots/view';

const list = path.join(__dirname, 'screenshots/pictures.json');

function wantedPictures(only: string | undefined): Picture[] {
  const all = parseOrThrow(
    pictures,
    JSON.parse(readFileSync(list, 'utf8')),
    list,
  );
  const names = only?.split(',');
  return all.filter(({name}) => names?.includes(name) ?? true);
}

type Take = (mode: ColorMode) => Promise<Buffer>;

async function takingOfProduct(
  picture: View | Terminal,
  browser: Browser,
  product: RunningProduct,
  locale: Locale,
): Promise<Take> {
  if ('commands' in picture) {
    const recorded = record(picture, product.folder);
    await product.signIn();
    return (mode) => drawTerminal(browser, recorded, mode);
  }
  return (mode) => photograph(browser, product, picture, locale, mode);
}

/** Takes a picture in both colour modes. */
async function takePicture(
  picture: View | Terminal,
  browser: Browser,
  product: RunningProduct,
  locale: Locale,
): Promise<void> {
  const take = await takingOfProduct(picture, browser, product, locale);
  for (const mode of colorModes) {
    const bytes = await savePicture(
      process.cwd(),
      picture,
      locale,
      mode,
      await take(mode),
    );
    console.log(`${picture.name}, ${locale}, ${mode}: ${bytes} bytes`);
  }
}

/** Takes pictures of a product whose samples are in their language, and goes on with the next one where one fails. */
async function takeAll(
  wanted: readonly (View | Terminal)[],
  locale: Locale,
  program: string | undefined,
  frontend: string | undefined,
): Promise<void> {
  if (program === undefined) {
    throw new Error('--program: found nothing, expected the path of AList');
  }
  const product = await startProduct({
    program,
    frontend,
    // The commands in pictures name these ports, which are the defaults.
    port: 5244,
    password: SAMPLE_PASSWORD,
    config: {s3: {enable: true, port: 5246}, ftp: {enable: true}},
  });
  const browser = await chromium.launch({executablePath: findBrowser()});
  try {
    await makeSamples(path.join(product.folder, 'samples'));
    await prepareProduct(product, locale);
    // The S3 server reads its settings when it starts.
    await product.restart();
    await startTasks(product);
    for (const picture of wanted) {
      try {
        await takePicture(picture, browser, product, locale);
      } catch (error) {
        process.exitCode = 1;
        console.error(picture.name, error);
      }
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      program: {type: 'string'},
      frontend: {type: 'string'},
      only: {type: 'string'},
    },
  });
  const wanted = wantedPictures(values.only).filter(
    (picture): picture is View | Terminal => !('isTakenByHand' in picture),
  );
  if (wanted.length === 0) {
    throw new Error(
      `--only: found ${values.only ?? 'nothing'}, expected names of ${list} without "isTakenByHand"`,
    );
  }
  for (const locale of localeCodes) {
    await takeAll(wanted, locale, values.program, values.frontend);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
