import {
  imageAttributes,
  isPhotograph,
} from '../../../../src/components/image/idealImage';

test('a browser chooses among the files of an image, reserves its space, and opens the largest', () => {
  const images = [
    {path: '/a-400.webp', width: 400, height: 250},
    {path: '/a-1440.webp', width: 1440, height: 900},
  ];
  expect(imageAttributes({src: {images}, preSrc: 'data:'}, '#dark')).toEqual({
    src: '/a-1440.webp#dark',
    srcSet: '/a-400.webp 400w, /a-1440.webp 1440w',
    sizes: '(min-width: 736px) 704px, calc(100vw - 32px)',
    style: {maxInlineSize: 'min(100%, 704px)'},
    width: 1440,
    height: 900,
  });
});

test('a picture of a part of the screen is shown as large as that part was', () => {
  const images = [{path: '/a-1080.webp', width: 1080, height: 900}];
  expect(imageAttributes({src: {images}, preSrc: 'data:'}, '')).toMatchObject({
    sizes: '(min-width: 572px) 540px, calc(100vw - 32px)',
    style: {maxInlineSize: 'min(100%, 540px)'},
  });
});

test('the build resizes photographs, and not drawings', () => {
  expect(
    ['./a.svg', './a.gif', './a.webp', './a.png', './b.jpeg', './png'].map(
      isPhotograph,
    ),
  ).toEqual([false, false, false, true, true, false]);
});
