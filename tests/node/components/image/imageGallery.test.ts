import {
  imageFileName,
  fullSize,
  isScrolledAway,
} from '../../../../src/components/image/imageGallery';

describe('a visitor who enlarges an image', () => {
  const size = {width: 420, height: 300};

  it('sees a photograph in its natural size at most', () => {
    expect(fullSize('/a/b.png', size)).toEqual(size);
    expect(fullSize('https://site.test/a.JPG?v=1', size)).toEqual(size);
    expect(fullSize('data:image/png;base64,AA', size)).toEqual(size);
  });

  it.each([
    '/a/b.svg',
    '/a/b.svg#light',
    'data:image/svg+xml;base64,PHN2#dark',
  ])('sees a drawing as large as the screen: %s', (src) => {
    expect(fullSize(src, size)).toEqual({width: 1680, height: 1200});
  });
});

describe('a visitor who downloads an image', () => {
  it.each([
    ['/a/b.png', 'The list of files', 'The list of files.png'],
    ['/a/b.JPG?v=1', '文件列表', '文件列表.jpg'],
    [
      'data:image/svg+xml;base64,AA#dark',
      'Proxy: one, two',
      'Proxy one, two.svg',
    ],
    ['/a/b.svg#light', '  a/b\\c*?"<>|\n.d  ', 'a b c d.svg'],
    ['/image', '', 'image.png'],
    ['/a.webp', '...', 'image.webp'],
  ])('gets %s, described as %j, as %j', (src, alt, name) => {
    expect(imageFileName({src, alt})).toBe(name);
  });

  it('gets a name of limited length that ends with a whole character', () => {
    expect(imageFileName({src: 'a.png', alt: '𠮷'.repeat(70)})).toBe(
      `${'𠮷'.repeat(60)}.png`,
    );
  });
});

describe('a visitor who scrolls the page below the viewer', () => {
  it('closes it in either direction', () => {
    expect(isScrolledAway(500, 541)).toBe(true);
    expect(isScrolledAway(500, 459)).toBe(true);
  });

  it('does not close it by a tiny scroll', () => {
    expect(isScrolledAway(500, 500)).toBe(false);
    expect(isScrolledAway(500, 540)).toBe(false);
    expect(isScrolledAway(500, 460)).toBe(false);
  });
});
