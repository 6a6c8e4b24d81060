import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {Blob, Buffer, Face, Font, Variation, shape} from 'harfbuzzjs';
import wawoff2 from 'wawoff2';
import {inRanges, runsOf, type Part} from './fontParts';

const fontPackage = '@fontsource-variable/noto-sans-sc';

export interface PreviewFont {
  /** Reads the parts of the font that these texts need, before they are measured and drawn. */
  load: (texts: readonly string[]) => Promise<void>;
  width: (text: string, size: number, weight: number) => number;
  /** The outlines of a text as SVG, its baseline beginning at a point. */
  outlines: (
    text: string,
    x: number,
    y: number,
    size: number,
    weight: number,
  ) => string;
}

async function readFace(file: string): Promise<Face> {
  const font = await wawoff2.decompress(await readFile(file));
  return new Face(new Blob(Uint8Array.from(font).buffer));
}

function inWeight(face: Face, weight: number): Font {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  return font;
}

interface Glyph {
  path: string;
  /** From the start of the text, in units of the font. */
  x: number;
}

/** Adds the glyphs of a run to those before it, and returns where the next run begins. */
function addRun(glyphs: Glyph[], text: string, font: Font, x: number): number {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let end = x;
  for (const [index, {codepoint}] of buffer.getGlyphInfos().entries()) {
    const {xAdvance = 0, xOffset = 0} = positions[index] ?? {};
    glyphs.push({path: font.glyphToPath(codepoint), x: end + xOffset});
    end += xAdvance;
  }
  return end;
}

/** Noto Sans SC, which has Latin and Chinese, from its package: drawn with it, a text looks the same on every machine. */
export async function openFont(siteDir: string): Promise<PreviewFont> {
  const rangesFile = createRequire(path.join(siteDir, 'package.json')).resolve(
    `${fontPackage}/unicode.json`,
  );
  const ranges = JSON.parse(await readFile(rangesFile, 'utf8')) as Record<
    string,
    string
  >;
  const parts = Object.entries(ranges).map(([name, range]): Part => ({
    file: `noto-sans-sc-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    has: inRanges(range),
  }));
  // Several parts have Latin letters; from one of them they keep their spacing.
  parts.sort((one, other) => Number(other.has('a')) - Number(one.has('a')));
  const faces = new Map<Part, Face>();
  const fonts = new Map<string, Font>();
  const fontOf = (part: Part, weight: number) => {
    const face = faces.get(part);
    if (face === undefined) {
      throw new Error(`${part.file} was not loaded`);
    }
    const key = `${part.file} ${weight}`;
    const font = fonts.get(key) ?? inWeight(face, weight);
    fonts.set(key, font);
    return font;
  };
  const set = (text: string, weight: number) => {
    const glyphs: Glyph[] = [];
    let width = 0;
    for (const {part, text: run} of runsOf(text, parts)) {
      width = addRun(glyphs, run, fontOf(part, weight), width);
    }
    return {glyphs, width};
  };
  const unitsPerEm = 1000;
  return {
    async load(texts) {
      for (const {part} of runsOf(texts.join(''), parts)) {
        if (!faces.has(part)) {
          const file = path.join(path.dirname(rangesFile), 'files', part.file);
          faces.set(part, await readFace(file));
        }
      }
    },
    width: (text, size, weight) =>
      (set(text, weight).width * size) / unitsPerEm,
    outlines(text, x, y, size, weight) {
      const scale = size / unitsPerEm;
      const paths = set(text, weight).glyphs.map(
        (glyph) =>
          `<path transform="translate(${glyph.x})" d="${glyph.path}"/>`,
      );
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
    },
  };
}
