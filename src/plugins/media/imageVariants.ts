import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, rename} from 'node:fs/promises';
import path from 'node:path';
import sharp, {type Sharp} from 'sharp';
import {
  imageFormats,
  widthsFor,
  type ImageFormat,
} from '../../lib/media/responsiveImage';

/** One file of an image: how wide it is, and where it lies. */
export interface ImageVariant {
  width: number;
  file: string;
}

/**
 * How the formats are written; to be changed together with {@link RECIPE}. More effort at AVIF makes files a fifth smaller and takes thirty
 * times as long.
 */
const encoders: Record<ImageFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({quality: 58, effort: 1}),
  webp: (image) => image.webp({quality: 80, effort: 5}),
};

/** Part of the names of the files, so that another way of writing them makes other files. */
const RECIPE = '2';

/** Writes an image in one width; reading it and making it smaller takes as long as a format, so that is done once for all. */
async function write(
  source: Buffer,
  width: number,
  files: ReadonlyMap<ImageFormat, string>,
): Promise<void> {
  const {data, info} = await sharp(source)
    .resize({width})
    .raw()
    .toBuffer({resolveWithObject: true});
  for (const [format, file] of files) {
    const unfinished = `${file}.${process.pid}`;
    await encoders[format](sharp(data, {raw: info})).toFile(unfinished);
    await rename(unfinished, file);
  }
}

/** Images that are being written. */
const begun = new Map<string, Promise<void>>();

/** Writes something, or waits for it: two pages can show one picture at the same time. */
async function writeOnce(
  place: string,
  work: () => Promise<void>,
): Promise<void> {
  const running =
    begun.get(place) ??
    work().finally(() => {
      begun.delete(place);
    });
  begun.set(place, running);
  await running;
}

/**
 * The variants of an image in each format, smallest first. They are kept beside what Docusaurus keeps between builds, under names made
 * of their content.
 *
 * @param cacheDir folder in which the files are kept
 */
export async function imageVariants(
  image: string,
  cacheDir: string,
): Promise<Record<ImageFormat, ImageVariant[]>> {
  const source = readFileSync(image);
  const hash = createHash('sha256').update(RECIPE).update(source);
  const folder = path.join(cacheDir, hash.digest('hex').slice(0, 16));
  const {width: own} = await sharp(source).metadata();
  await mkdir(folder, {recursive: true});
  const name = path.parse(image).name;
  const variants: Record<ImageFormat, ImageVariant[]> = {avif: [], webp: []};
  for (const width of widthsFor(own)) {
    const place = path.join(folder, `${name}-${width}`);
    const files = new Map(
      imageFormats.map((format) => [format, `${place}.${format}`]),
    );
    if (![...files.values()].every((file) => existsSync(file))) {
      await writeOnce(place, async () => write(source, width, files));
    }
    files.forEach((file, format) => variants[format].push({width, file}));
  }
  return variants;
}
