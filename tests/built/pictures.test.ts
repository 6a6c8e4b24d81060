import {statSync} from 'node:fs';
import path from 'node:path';
import {
  colorModes,
  MAX_BYTES,
  PICTURE_WIDTH,
} from '../../tools/screenshots/files';
import listed from '../../tools/screenshots/pictures.json';
import {pictures} from '../../tools/screenshots/schema';
import {localeCodes, locales} from '../../src/config/locales';
import {builtFiles} from './files';

/** What the pictures of a page weigh on average at most, in bytes: five of them travel with 150 kB. */
const MAX_PER_PICTURE = 30_000;

const wanted = pictures.parse(listed).filter(({isHero}) => isHero !== true);

/** Sizes of the pictures in full width, in bytes, by their names. */
const sizes = new Map(
  localeCodes.flatMap((locale) =>
    builtFiles(
      new RegExp(
        `^${locales[locale].base.slice(1)}assets/images/.*-${PICTURE_WIDTH}-\\w+\\.webp$`,
      ),
    ).map((file) => [
      `${locale} ${path.basename(file).replace(/-\d+-\w+\.webp$/, '')}`,
      statSync(path.join('build', file)).size,
    ]),
  ),
);

test('no visitor waits for a picture of the product', () => {
  const names = localeCodes.flatMap((locale) =>
    wanted.flatMap(({name}) =>
      colorModes.map((mode) => `${locale} ${name}-${mode}`),
    ),
  );
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name) => !sizes.has(name))).toEqual([]);
  expect(names.filter((name) => (sizes.get(name) ?? 0) > MAX_BYTES)).toEqual(
    [],
  );
});

test('no page is waited for because it has many pictures', () => {
  const pages = [...new Set(wanted.flatMap((picture) => picture.pages))];
  const heavy = pages.flatMap((page) => {
    const own = wanted.filter((picture) => picture.pages.includes(page));
    const total = own.reduce(
      (sum, {name}) => sum + (sizes.get(`en ${name}-light`) ?? 0),
      0,
    );
    return total > MAX_PER_PICTURE * Math.max(5, own.length)
      ? [`${page}: ${total}`]
      : [];
  });
  expect(heavy).toEqual([]);
  expect(pages.length).toBeGreaterThan(50);
});
