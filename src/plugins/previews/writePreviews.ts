import {createHash} from 'node:crypto';
import {copyFile, mkdir, readFile, rename, stat} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type {Locale} from '../../config/locales';
import {drawPreview, textsOf} from './drawing';
import {openFont} from './font';
import type {Preview} from './previewsOf';

export interface PreviewsJob {
  siteDir: string;
  outDir: string;
  locale: Locale;
  previews: readonly Preview[];
}

/** Survives a new checkout of the pages, but not new packages: another version of sharp may draw differently. */
const cacheFolder = 'node_modules/.cache/previews';

/** The drawing as PNG, from an earlier build where it is the same. */
async function picture(svg: string, cache: string): Promise<string> {
  const digest = createHash('sha256').update(svg).digest('hex');
  const file = path.join(cache, `${digest}.png`);
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    // Half a file of a build that was stopped is never taken for a picture.
    const part = `${file}.${process.pid}`;
    await sharp(Buffer.from(svg))
      .png({palette: true, colours: 64})
      .toFile(part);
    await rename(part, file);
  }
  return file;
}

/** Draws the previews of all pages in one language. */
export default async function writePreviews({
  siteDir,
  outDir,
  locale,
  previews,
}: PreviewsJob): Promise<void> {
  const logo = await readFile(path.join(siteDir, 'static/logo.svg'), 'utf8');
  const cache = path.join(siteDir, cacheFolder);
  await mkdir(cache, {recursive: true});
  const font = await openFont(siteDir);
  await font.load(previews.flatMap(textsOf));
  for (const preview of previews) {
    const target = path.join(outDir, preview.file);
    await mkdir(path.dirname(target), {recursive: true});
    const svg = drawPreview(preview, locale, font, logo);
    await copyFile(await picture(svg, cache), target);
  }
}
