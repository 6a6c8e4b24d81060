/**
 * Takes the screenshots of the product for the pages: `ALIST_TOKEN=... npm run screenshots -- --server http://127.0.0.1:5244/`. The product
 * is a new one with an empty data folder: storages, a role and a meta are created first. With `--again` they already exist.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {localeCodes} from '../src/config/locales';
import {parseOrThrow} from '../src/lib/describeIssues';
import {findBrowser} from './findBrowser';
import {productFrom} from './product/call';
import {colourModes, savePicture, photograph} from './screenshots/photograph';
import {prepareProduct} from './screenshots/prepare';
import {pictures} from './screenshots/schema';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      server: {type: 'string'},
      again: {type: 'boolean', default: false},
    },
  });
  const product = productFrom(values.server, process.env);
  const list = path.join(__dirname, 'screenshots/pictures.json');
  const wanted = parseOrThrow(
    pictures,
    JSON.parse(readFileSync(list, 'utf8')),
    list,
  );
  if (!values.again) {
    await prepareProduct(product);
  }
  const browser = await chromium.launch({executablePath: findBrowser()});
  try {
    for (const picture of wanted) {
      for (const locale of localeCodes) {
        for (const mode of colourModes) {
          const shot = {product, picture, locale, mode};
          const bytes = await photograph(browser, shot);
          await savePicture(process.cwd(), shot, bytes);
          console.log(
            `${picture.name}, ${locale}, ${mode}: ${bytes.length} bytes`,
          );
        }
      }
    }
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
