import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type {Locale} from '../../src/config/locales';
import {webpAdapter} from '../../src/plugins/ideal-image';
import type {Picture} from './schema';

/** Width of each picture in pixels. */
export const PICTURE_WIDTH = 1080;

/** Maximum size of a picture as it is served in full size, in bytes. */
export const MAX_BYTES = 50_000;

export const colorModes = ['light', 'dark'] as const;

export type ColorMode = (typeof colorModes)[number];

/** The folder of the pages in each language. */
const pageFolders = {
  en: 'docs',
  zh: 'i18n/zh/docusaurus-plugin-content-docs/current',
} as const;

/** The file of a picture, from the folder of the pages. */
function pathBesidePage({name, pages}: Picture, mode: ColorMode): string {
  const [first = ''] = pages;
  return path.posix.join(
    path.posix.dirname(first),
    'img',
    `${name}-${mode}.png`,
  );
}

/** The address of a picture that is a `heroImage`. */
export const heroAddress = (
  {name}: Picture,
  locale: Locale,
  mode: ColorMode,
): string => `/img/${name}-${locale}-${mode}.png`;

/** The file of a picture, from the root of the project. */
export function pictureFile(
  picture: Picture,
  locale: Locale,
  mode: ColorMode,
): string {
  return picture.isHero === true
    ? path.posix.join('static', heroAddress(picture, locale, mode))
    : path.posix.join(pageFolders[locale], pathBesidePage(picture, mode));
}

/** The address by which a page shows a picture. */
export function pictureTarget(
  picture: Picture,
  page: string,
  mode: ColorMode,
): string {
  const relative = path.posix.relative(
    path.posix.dirname(page),
    pathBesidePage(picture, mode),
  );
  return `${relative.startsWith('.') ? '' : './'}${relative}#${mode}`;
}

/** Size of a picture as it is served in full size, in bytes. */
export async function servedBytes(picture: string | Buffer): Promise<number> {
  const adapter = webpAdapter(picture);
  const {data} = await adapter.resize(await adapter.metadata());
  return data.length;
}

/**
 * Writes a picture beside the page that shows it.
 *
 * @returns its size as it is served
 * @throws Error when that is too much
 */
export async function savePicture(
  root: string,
  picture: Picture,
  locale: Locale,
  mode: ColorMode,
  screenshot: Buffer,
): Promise<number> {
  const png = await sharp(screenshot)
    .resize({width: PICTURE_WIDTH})
    .png({palette: true, quality: 90, dither: 0, effort: 10})
    .toBuffer();
  const name = pictureFile(picture, locale, mode);
  const bytes = await servedBytes(png);
  if (bytes > MAX_BYTES) {
    throw new Error(
      `${name} is served with ${bytes} bytes, more than ${MAX_BYTES}`,
    );
  }
  const file = path.join(root, name);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, png);
  return bytes;
}
