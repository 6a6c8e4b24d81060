import path from 'node:path';
import sharp from 'sharp';
import {
  colourModes,
  MAX_BYTES,
  pictureFile,
  servedBytes,
} from '../../scripts/screenshots/photograph';
import {pictures} from '../../scripts/screenshots/schema';
import listed from '../../scripts/screenshots/pictures.json';
import {localeCodes} from '../../src/config/locales';
import {imagePattern, projectRoot, readPages} from '../support/pages';

const wanted = pictures.parse(listed);

/** The page whose picture is one of this documentation. */
const EXAMPLE = 'guide/authoring/media.md';

const files = wanted.flatMap((picture) =>
  localeCodes.flatMap((locale) =>
    colourModes.map((mode) => ({file: pictureFile(picture, locale, mode)})),
  ),
);

/** Each picture of the product that a page shows, and how it is described there. */
const shown = localeCodes.flatMap((locale) =>
  readPages(locale).flatMap(({path: page, text}) =>
    [...text.matchAll(imagePattern)]
      .map(([, alt, target = '']) => ({locale, page, alt, target}))
      .filter(({page, target}) => target.includes('.png#') && page !== EXAMPLE),
  ),
);

describe('a reader who wonders where a button is', () => {
  it('finds each picture of the product on its page, described as what was photographed', () => {
    const expected = localeCodes.flatMap((locale) =>
      wanted.flatMap(({page, name, alt}) =>
        colourModes.map((mode) => ({
          locale,
          page,
          alt: alt[locale],
          target: `./img/${name}-${mode}.png#${mode}`,
        })),
      ),
    );
    const inOrder = (list: typeof shown) =>
      list.map((one) => JSON.stringify(one)).sort();
    expect(inOrder(shown)).toEqual(inOrder(expected));
  });

  it.each(files)('does not wait for $file', async ({file}) => {
    const bytes = await servedBytes(path.join(projectRoot, file));
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('sees all of them in one size', async () => {
    const sizes = await Promise.all(
      files.map(async ({file}) => {
        const {width, height} = await sharp(
          path.join(projectRoot, file),
        ).metadata();
        return `${width} × ${height}`;
      }),
    );
    expect(new Set(sizes)).toEqual(new Set(['1440 × 900']));
  });
});
