import sharp from 'sharp';

/** Sizes in an `.ico` file: tabs, bookmarks, and shortcuts on Windows. */
const icoSizes = [16, 32, 48];

/** How much of an icon the drawing takes, which has a margin of its own. A maskable one is cut to a circle of four fifths. */
const share = {transparent: 1, touch: 1, maskable: 0.9} as const;

/** One picture of the drawing, on white unless it is transparent. */
async function draw(
  drawing: Buffer,
  size: number,
  kind: keyof typeof share,
): Promise<Buffer> {
  const inner = Math.round(size * share[kind]);
  // The drawing is 32 wide at 72 dots per inch.
  const mark = await sharp(drawing, {density: (72 * inner) / 32})
    .resize(inner, inner)
    .png()
    .toBuffer();
  return kind === 'transparent'
    ? mark
    : sharp({
        create: {width: size, height: size, channels: 3, background: '#fff'},
      })
        .composite([{input: mark}])
        .png()
        .toBuffer();
}

interface IconEntry {
  size: number;
  png: Buffer;
}

/** An `.ico` file: a list of pictures with their places, then the pictures. */
export function icoFile(entries: readonly IconEntry[]): Buffer {
  const header = Buffer.alloc(6 + 16 * entries.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(entries.length, 4);
  let offset = header.length;
  entries.forEach(({size, png}, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...entries.map(({png}) => png)]);
}

/** Where icons are under `static/`, beside the drawing that they are made from. */
export const drawingFile = 'favicon.svg';

/** Every icon that platforms ask for, by its name under `static/`. */
export async function makeIcons(drawing: Buffer): Promise<Map<string, Buffer>> {
  const entries = await Promise.all(
    icoSizes.map(async (size) => ({
      size,
      png: await draw(drawing, size, 'transparent'),
    })),
  );
  return new Map([
    ['favicon.ico', icoFile(entries)],
    ['apple-touch-icon.png', await draw(drawing, 180, 'touch')],
    ['img/app-192.png', await draw(drawing, 192, 'transparent')],
    ['img/app-512.png', await draw(drawing, 512, 'transparent')],
    ['img/app-maskable-192.png', await draw(drawing, 192, 'maskable')],
    ['img/app-maskable-512.png', await draw(drawing, 512, 'maskable')],
  ]);
}
