import {
  WATERMARK_DELAY,
  WATERMARK_OPACITY,
  watermarkText,
} from '../../../src/lib/watermark';
import {watermark} from '../../../src/config/watermark';

test('the watermark waits and lets the page through as the specification says', () => {
  expect(WATERMARK_DELAY).toBe(500);
  expect(WATERMARK_OPACITY).toBe(0.5);
});

test.each([
  [undefined, false, undefined],
  [undefined, true, 'Site'],
  [false, true, undefined],
  [true, false, 'Site'],
  ['Draft', false, 'Draft'],
])(
  'a page that says %j where the site says %j shows %j',
  (said, enabled, text) => {
    expect(watermarkText(said, {enabled, text: 'Site'})).toBe(text);
  },
);

test('pages that say nothing have none on this site', () => {
  expect(watermarkText(undefined, watermark)).toBeUndefined();
});
