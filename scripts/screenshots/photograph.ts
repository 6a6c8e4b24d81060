import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import sharp from 'sharp';
import {type Locale, locales} from '../../src/config/locales';
import {webpAdapter} from '../../src/plugins/ideal-image';
import type {Product} from '../product/call';
import type {Picture} from './schema';

/** Size of the product's window in CSS pixels, and the device scale factor. */
const WINDOW = {width: 960, height: 600};
const SCALE = 1.5;

/** Maximum size of a screenshot as it is served in full size, in bytes. */
export const MAX_BYTES = 60_000;

/** Replaces images of other servers, which are not requested. */
const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" />';

/** The product's codes of the site's languages. */
const productLanguages = {en: 'en', zh: 'zh-CN'} as const;

export const colourModes = ['light', 'dark'] as const;

export type ColourMode = (typeof colourModes)[number];

/** The folder of the pages in each language. */
const pageFolders = {
  en: 'docs',
  zh: 'i18n/zh/docusaurus-plugin-content-docs/current',
} as const;

/** The file of a screenshot, from the root of the project. */
export function pictureFile(
  {page, name}: Picture,
  locale: Locale,
  mode: ColourMode,
): string {
  return path.posix.join(
    pageFolders[locale],
    path.posix.dirname(page),
    'img',
    `${name}-${mode}.png`,
  );
}

export interface Shot {
  product: Product;
  picture: Picture;
  locale: Locale;
  mode: ColourMode;
}

async function openPage(browser: Browser, shot: Shot): Promise<Page> {
  const {product, picture, locale, mode} = shot;
  const context = await browser.newContext({
    viewport: WINDOW,
    deviceScaleFactor: SCALE,
    colorScheme: mode,
    locale: locales[locale].htmlLang,
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (new URL(request.url()).origin === product.server.origin) {
      await route.continue();
    } else if (request.resourceType() === 'image') {
      await route.fulfill({contentType: 'image/svg+xml', body: NOTHING});
    } else {
      await route.abort();
    }
  });
  const stored = {
    lang: productLanguages[locale],
    'hope-ui-color-mode': mode,
    ...(picture.visitor === 'admin' && {token: product.token}),
  };
  await context.addInitScript((entries) => {
    Object.entries(entries).forEach(([key, value]) => {
      localStorage.setItem(key, value);
    });
  }, stored);
  const page = await context.newPage();
  await page.goto(new URL(`.${picture.address}`, product.server).href);
  return page;
}

/** Size of a screenshot as it is served in full size, in bytes. */
export async function servedBytes(picture: string | Buffer): Promise<number> {
  const adapter = webpAdapter(picture);
  const {data} = await adapter.resize(await adapter.metadata());
  return data.length;
}

/**
 * Takes a screenshot of the product.
 *
 * @returns the screenshot as PNG
 * @throws Error when the page does not show what it should, or when the screenshot is too large
 */
export async function photograph(
  browser: Browser,
  shot: Shot,
): Promise<Buffer> {
  const {picture, locale, mode} = shot;
  const page = await openPage(browser, shot);
  try {
    if (picture.choose !== undefined) {
      await page.locator('.hope-select__trigger').first().click();
      await page
        .getByRole('option', {name: picture.choose[locale], exact: true})
        .click();
    }
    await page
      .getByText(picture.until[locale], {exact: true})
      .first()
      .waitFor({timeout: 15_000});
    await page.waitForLoadState('networkidle');
    const png = await sharp(await page.screenshot({animations: 'disabled'}))
      .png({compressionLevel: 9})
      .toBuffer();
    const bytes = await servedBytes(png);
    if (bytes > MAX_BYTES) {
      throw new Error(
        `${pictureFile(picture, locale, mode)} is served with ${bytes} bytes, more than ${MAX_BYTES}`,
      );
    }
    return png;
  } finally {
    await page.context().close();
  }
}

/** Writes a screenshot beside the page that shows it. */
export async function savePicture(
  root: string,
  {picture, locale, mode}: Shot,
  bytes: Buffer,
): Promise<void> {
  const file = path.join(root, pictureFile(picture, locale, mode));
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, bytes);
}
