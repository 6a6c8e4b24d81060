import path from 'node:path';
import {
  imagePattern,
  pageFolders,
  read,
  readPages,
  withoutCode,
} from '../support/pages';
import {expectOfEach} from '../support/expectOfEach';

const locales = ['en', 'zh'] as const;

/** The images of a page in their order. */
function imagesOf(text: string) {
  return [...withoutCode(text).matchAll(imagePattern)].map(
    ([, alt = '', target = '']) => ({alt, target}),
  );
}

const pages = locales.flatMap((locale) =>
  readPages(locale).map((page) => ({
    ...page,
    locale,
    name: `${locale}: ${page.path}`,
    images: imagesOf(page.text),
  })),
);

const drawings = pages.flatMap(({locale, path: page, images}) =>
  images
    .filter(({target}) => target.endsWith('.svg#light'))
    .map(({target}) => ({
      name: `${locale}: ${target}`,
      file: path.posix.join(
        pageFolders[locale],
        path.dirname(page),
        target.replace('#light', ''),
      ),
    })),
);

const dark = (light: string) => light.replace(/light(?=\.|$)/g, 'dark');

/** Each colour of the light mode with its colours in the dark. */
const darkColours = [
  ...read('src/css/tokens.css').matchAll(
    /light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\)/g,
  ),
].reduce(
  (known, [, light = '', inTheDark = '']) =>
    known.set(light, [...(known.get(light) ?? []), inTheDark]),
  new Map<string, string[]>(),
);

const color = /#[0-9a-f]{3,6}\b/g;

describe('a reader of either language', () => {
  it('finds the same images on each page', () => {
    expectOfEach(
      readPages('en'),
      ({path: page}) => page,
      ({path: page}) => {
        const [english, chinese] = locales.map((locale) =>
          pages
            .find((one) => one.locale === locale && one.path === page)
            ?.images.map(({target}) => target),
        );
        expect(chinese).toEqual(english);
      },
    );
  });
});

describe('a reader in the dark', () => {
  it('finds a drawing for the dark after each one for the light', () => {
    expectOfEach(
      pages.filter(({images}) => images.length > 0),
      ({name}) => name,
      ({images}) => {
        const lights = images.filter(({target}) => target.endsWith('#light'));
        const darks = images.filter(({target}) => target.endsWith('#dark'));
        expect(darks).toEqual(
          lights.map(({alt, target}) => ({
            alt,
            target: target.split('#').map(dark).join('#'),
          })),
        );
      },
    );
  });

  function expectSameDrawing({file}: (typeof drawings)[number]): void {
    const light = read(file);
    const inTheDark = read(dark(file));
    expect(inTheDark.replace(color, '')).toBe(light.replace(color, ''));
    const found = inTheDark.match(color) ?? [];
    const wrong = (light.match(color) ?? []).filter(
      (one, index) => !darkColours.get(one)?.includes(found[index] ?? ''),
    );
    expect(wrong).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  }

  it('sees the same drawings', () => {
    expectOfEach(drawings, ({name}) => name, expectSameDrawing);
  });
});
