import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile, rename} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {ReactElement} from 'react';
import satori, {type SatoriOptions} from 'satori';
import sharp from 'sharp';
import {previewSize} from '../../components/link-preview/previewFile';
import {Drawing} from './Drawing';
import type {Preview} from './previewsOf';

export interface PreviewsJob {
  siteDir: string;
  outDir: string;
  previews: readonly Preview[];
}

/** Survives a new checkout of the pages, but not new packages: another version of satori or sharp may draw differently. */
const cacheFolder = 'node_modules/.cache/previews';

/** A preview as PNG, from an earlier build where its drawing is the same. */
async function picture(
  drawing: ReactElement,
  options: SatoriOptions,
  cache: string,
): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(drawing));
  const file = path.join(cache, `${digest.digest('hex')}.png`);
  if (!existsSync(file)) {
    // Half a file of a build that was stopped is never taken for a picture.
    const part = `${file}.${process.pid}`;
    await sharp(Buffer.from(await satori(drawing, options)))
      .png({palette: true, colours: 64})
      .toFile(part);
    await rename(part, file);
  }
  return file;
}

/** Noto Sans SC from its package, not from the machine: a text looks the same everywhere. */
async function readFonts(siteDir: string) {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  return Promise.all(
    ['latin', 'chinese-simplified'].map(async (part) => ({
      name: part,
      data: await readFile(
        resolve(
          `@fontsource/noto-sans-sc/files/noto-sans-sc-${part}-600-normal.woff`,
        ),
      ),
    })),
  );
}

export default async function writePreviews({
  siteDir,
  outDir,
  previews,
}: PreviewsJob): Promise<void> {
  const image = await readFile(path.join(siteDir, 'static/logo.svg'), 'base64');
  const logo = `data:image/svg+xml;base64,${image}`;
  const cache = path.join(siteDir, cacheFolder);
  await mkdir(cache, {recursive: true});
  const options = {...previewSize, fonts: await readFonts(siteDir)};
  for (const preview of previews) {
    const target = path.join(outDir, preview.file);
    await mkdir(path.dirname(target), {recursive: true});
    const drawing = Drawing({...preview, logo});
    await copyFile(await picture(drawing, options, cache), target);
  }
}
