import type {Locale} from '../../config/locales';
import {previewSize} from '../../components/link-preview/previewFile';
import type {PreviewFont} from './font';
import {setText} from './lines';

/** What a preview says. */
export interface PreviewText {
  title: string;
  /** What the page belongs to, unless that is the site alone. */
  section: string | undefined;
  site: string;
}

/** Those of the light mode in `src/css/tokens.css`. */
const colors = {
  ground: '#fff',
  title: '#0c1518',
  section: '#0b746e',
  site: '#536268',
} as const;

const margin = 80;
const titleSizes = [
  {size: 92, lines: 2},
  {size: 80, lines: 3},
  {size: 66, lines: 3},
  {size: 56, lines: 4},
];
const weights = {title: 650, section: 550, site: 500} as const;
const lastBaseline = 530;

/** The logo, at a place and in a size of its own. */
function placed(logo: string, x: number, y: number, size: number): string {
  return logo.replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" `,
  );
}

/** Every text that a font has to draw for a preview. */
export const textsOf = ({title, section, site}: PreviewText): string[] => [
  title,
  section ?? '',
  site,
  '…',
];

/**
 * A preview as SVG. Texts are outlines, so that no font of the machine is asked for.
 *
 * @param logo the site's logo as SVG
 */
export function drawPreview(
  text: PreviewText,
  locale: Locale,
  font: PreviewFont,
  logo: string,
): string {
  const {width, height} = previewSize;
  const room = width - 2 * margin;
  const line = (
    words: string,
    y: number,
    size: number,
    part: keyof typeof weights,
    x = margin,
  ) =>
    `<g fill="${colors[part]}">${font.outlines(words, x, y, size, weights[part])}</g>`;
  const measure =
    (part: keyof typeof weights) => (words: string, size: number) =>
      font.width(words, size, weights[part]);
  const title = setText(text.title, locale, room, titleSizes, measure('title'));
  const section = setText(
    text.section ?? '',
    locale,
    room,
    [{size: 36, lines: 1}],
    measure('section'),
  );
  const step = title.size * 1.25;
  const first = lastBaseline - step * (title.lines.length - 1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.ground}"/>`,
    `<g opacity="0.12">${placed(logo, 800, -60, 440)}</g>`,
    placed(logo, margin - 8, 64, 72),
    line(text.site, 113, 36, 'site', margin + 80),
    ...section.lines.map((words) =>
      line(words, first - title.size - 24, section.size, 'section'),
    ),
    ...title.lines.map((words, place) =>
      line(words, first + step * place, title.size, 'title'),
    ),
    `<rect y="${height - 12}" width="${width}" height="12" fill="${colors.section}"/>`,
    '</svg>',
  ].join('');
}
