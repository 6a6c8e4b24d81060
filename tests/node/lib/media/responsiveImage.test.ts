import {isRaster, widthsFor} from '../../../../src/lib/media/responsiveImage';

test.each([
  [300, [300]],
  [704, [400, 704]],
  [1000, [400, 704, 1000]],
  [1440, [400, 704, 1056, 1408]],
  [4000, [400, 704, 1056, 1408]],
])(
  'an image %i pixels wide is kept in no more than it has: %j',
  (own, widths) => {
    expect(widthsFor(own)).toEqual(widths);
  },
);

test('drawings stay as they are', () => {
  expect(
    ['/a.svg', '/a.gif', '/a.PNG', '/b.jpeg', '/png'].map(isRaster),
  ).toEqual([false, false, true, true, false]);
});
