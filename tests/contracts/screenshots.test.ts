import {
  colorModes,
  heroAddress,
  pictureTarget,
} from '../../tools/screenshots/files';
import {pictures} from '../../tools/screenshots/schema';
import listed from '../../tools/screenshots/pictures.json';
import {localeCodes} from '../../src/config/locales';
import {imagePattern, readPages} from '../support/pages';

const all = pictures.parse(listed);

const wanted = all.filter(({isHero}) => isHero !== true);

/** The page whose picture is one of this documentation. */
const EXAMPLE = 'guide/authoring/media.md';

/** Each picture of the product that a page shows, and how it is described there. */
const shown = localeCodes.flatMap((locale) =>
  readPages(locale).flatMap(({path: page, text}) =>
    [...text.matchAll(imagePattern)]
      .map(([, alt, target = '']) => ({locale, page, alt, target}))
      .filter(({page, target}) => target.includes('.png#') && page !== EXAMPLE),
  ),
);

describe('a reader who wonders where a button is', () => {
  it('finds each picture of tools/screenshots/pictures.json on its pages, described as what was photographed', () => {
    const expected = localeCodes.flatMap((locale) =>
      wanted.flatMap((picture) =>
        picture.pages.flatMap((page) =>
          colorModes.map((mode) => ({
            locale,
            page,
            alt: picture.alt[locale],
            target: pictureTarget(picture, page, mode),
          })),
        ),
      ),
    );
    const inOrder = (list: typeof shown) =>
      list.map((one) => JSON.stringify(one)).sort();
    expect(inOrder(shown)).toEqual(inOrder(expected));
  });

  it.each(localeCodes)(
    'sees the product on the home page in %s as well',
    (locale) => {
      const pages = readPages(locale);
      const heroes = all.filter(({isHero}) => isHero === true);
      for (const picture of heroes) {
        const text = pages.find(({path: page}) =>
          picture.pages.includes(page),
        )?.text;
        expect(text).toContain(
          [
            `heroImage: ${heroAddress(picture, locale, 'light')}`,
            `heroImageDark: ${heroAddress(picture, locale, 'dark')}`,
            `heroAlt: '${picture.alt[locale]}'`,
          ].join('\n'),
        );
      }
      expect(heroes).toHaveLength(1);
    },
  );
});
