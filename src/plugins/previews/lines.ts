import type {Locale} from '../../config/locales';

/** How wide a text is. */
export type Measure = (text: string) => number;

const wide = '[\\p{Script=Han}\\u3000-\\u303f\\uff00-\\uffef]';
const endsWide = new RegExp(`${wide}$`, 'u');
const beginsWide = new RegExp(`^${wide}`, 'u');
/** No line begins with these, and none ends with the others. */
const closes = /^[\p{Pe}\p{Pf}，。、；：？！…·%]/u;
const opens = /[\p{Ps}\p{Pi}]$/u;

function canBreak(before: string, after: string): boolean {
  if (/\s$/.test(before)) {
    return true;
  }
  return (
    (endsWide.test(before) || beginsWide.test(after)) &&
    !opens.test(before) &&
    !closes.test(after) &&
    !/^\s/.test(after)
  );
}

/** The parts of a text between which a line may end. */
export function unbreakableParts(text: string, locale: Locale): string[] {
  const words = new Intl.Segmenter(locale, {granularity: 'word'});
  const parts: string[] = [];
  for (const {segment} of words.segment(text)) {
    const last = parts.at(-1);
    if (last === undefined || canBreak(last, segment)) {
      parts.push(segment);
    } else {
      parts[parts.length - 1] = `${last}${segment}`;
    }
  }
  return parts;
}

const lettersOf = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text)].map(({segment}) => segment);

function fill(
  parts: readonly string[],
  width: number,
  measure: Measure,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    const longer = `${line}${part}`;
    if (line !== '' && measure(longer.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = part;
    } else {
      line = longer;
    }
  }
  return [...lines, line.trimEnd()];
}

/** Lines of about the same width: the narrowest ones that are as few as possible. */
export function balancedLines(
  text: string,
  locale: Locale,
  width: number,
  measure: Measure,
): string[] {
  // A part that is wider than a line, such as a long path, may break anywhere.
  const parts = unbreakableParts(text, locale).flatMap((part) =>
    measure(part.trimEnd()) > width ? lettersOf(part) : [part],
  );
  const {length} = fill(parts, width, measure);
  let tooNarrow = 0;
  let enough = width;
  while (enough - tooNarrow > 8) {
    const middle = (tooNarrow + enough) / 2;
    const lines = fill(parts, middle, measure);
    const fits =
      lines.length === length && lines.every((line) => measure(line) <= middle);
    if (fits) {
      enough = middle;
    } else {
      tooNarrow = middle;
    }
  }
  return fill(parts, enough, measure);
}

export interface Setting {
  size: number;
  lines: readonly string[];
}

interface Size {
  size: number;
  /** How many lines of this size there is room for. */
  lines: number;
}

/** Sets a text in the largest size in which it fits. In the smallest one, what does not fit is left out. */
export function setText(
  text: string,
  locale: Locale,
  width: number,
  sizes: readonly Size[],
  measure: (text: string, size: number) => number,
): Setting {
  const settings = sizes.map(({size, lines: room}) => ({
    size,
    room,
    lines: balancedLines(text, locale, width, (line) => measure(line, size)),
  }));
  const fitting = settings.find(({lines, room}) => lines.length <= room);
  if (fitting !== undefined) {
    return {size: fitting.size, lines: fitting.lines};
  }
  const {size, lines: room} = sizes.at(-1) ?? {size: 0, lines: 0};
  const full = fill(
    unbreakableParts(text, locale).flatMap(lettersOf),
    width - measure('…', size),
    (line) => measure(line, size),
  ).slice(0, room);
  return {
    size,
    lines: full.map((line, place) => (place === room - 1 ? `${line}…` : line)),
  };
}
