import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {imageVariants} from '../../../../src/plugins/media/imageVariants';

const folder = mkdtempSync(path.join(tmpdir(), 'variants-'));
const image = path.join(folder, 'wide.png');

beforeAll(async () => {
  const background = '#48c';
  await sharp({create: {width: 900, height: 10, channels: 3, background}})
    .png()
    .toFile(image);
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

test('two pages that show one picture at the same time both get its files', async () => {
  const cache = path.join(folder, 'cache');
  const [one, other] = await Promise.all([
    imageVariants(image, cache),
    imageVariants(image, cache),
  ]);
  expect(other).toEqual(one);
  const files = Object.values(one).flatMap((variants) =>
    variants.map(({file}) => file),
  );
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
