import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  WATERMARK_DELAY,
  WATERMARK_OPACITY,
  watermarkText,
} from '../../../../src/components/watermark/watermarkText';
import {watermark} from '../../../../src/config/watermark';
import {projectRoot} from '../../../support/pages';

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
  (setting, enabled, text) => {
    expect(watermarkText(setting, {enabled, text: 'Site'})).toBe(text);
  },
);

test('pages that say nothing have none on this site', () => {
  expect(watermarkText(undefined, watermark)).toBeUndefined();
});

test('the watermark is above every other layer of the pages', () => {
  const folder = path.join(projectRoot, 'src');
  const sheets = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  const layers = [
    ...sheets.matchAll(/(--site-layer-[\w-]+|z-index): (\d+);/g),
  ].map(([, name, level]) => ({name, level: Number(level)}));
  expect(layers.length).toBeGreaterThan(8);
  const [highest, ...others] = layers.sort((a, b) => b.level - a.level);
  expect(highest?.name).toBe('--site-layer-watermark');
  expect(others[0]?.level).toBeLessThan(highest?.level ?? 0);
});
