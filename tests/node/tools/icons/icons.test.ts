import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {drawingFile, makeIcons} from '../../../../tools/icons/icons';
import {projectRoot} from '../../../support/pages';

const read = (name: string) =>
  readFileSync(path.join(projectRoot, 'static', name));

/** The pictures in an icon file. */
function picturesIn(name: string, file: Buffer): Buffer[] {
  return name.endsWith('.ico')
    ? Array.from({length: file.readUInt16LE(4)}, (_, index) => {
        const at = 6 + 16 * index;
        const offset = file.readUInt32LE(at + 12);
        return file.subarray(offset, offset + file.readUInt32LE(at + 8));
      })
    : [file];
}

const pixels = async (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({resolveWithObject: true});

/** How far two pictures are apart where they differ most: another release of sharp may round in another way. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  expect([a.info.width, a.info.height]).toEqual([b.info.width, b.info.height]);
  return a.data.reduce(
    (most, value, index) =>
      Math.max(most, Math.abs(value - (b.data[index] ?? 0))),
    0,
  );
}

test('the icons show the drawing as it is now; npm run icons draws them', async () => {
  const icons = await makeIcons(read(drawingFile));
  expect(icons.size).toBeGreaterThan(5);
  for (const [name, made] of icons) {
    const fresh = picturesIn(name, made);
    const kept = picturesIn(name, read(name));
    expect(kept).toHaveLength(fresh.length);
    for (const [index, picture] of kept.entries()) {
      const apart = await difference(picture, fresh[index] ?? Buffer.alloc(0));
      expect([name, apart < 16]).toEqual([name, true]);
    }
  }
});
