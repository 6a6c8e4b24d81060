import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {watermarkText} from '../../../../src/components/watermark/watermarkText';
import {projectRoot} from '../../../support/pages';

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
