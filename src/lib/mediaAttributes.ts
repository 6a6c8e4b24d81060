import * as z from 'zod';

/** Minimum length of an alternative text, in characters; Chinese says as much in half of them. */
const MIN_ALT_LENGTH = 8;

/** A required text; `expected` completes the sentence of the error message. */
export function words(
  expected: string,
  isRight: (text: string) => boolean = (text) => text !== '',
): z.ZodType<string> {
  return z.custom<string>(
    (value) => typeof value === 'string' && isRight(value),
    {error: expected},
  );
}

/** A description of a drawing, for those who do not see it. */
export const altText = words(
  'alt="…", which says in words what the drawing shows, for readers who do not see it',
  (text) => text.trim().length >= MIN_ALT_LENGTH,
);

/** The height of a block, in CSS pixels; `initial` where the author writes none. */
export const heightWithin = ({
  min,
  initial,
  max,
}: {
  min: number;
  initial: number;
  max: number;
}) => z.coerce.number().int().min(min).max(max).default(initial);

const attribute = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/gy;

/** Parses `title="The way" height=300 wide` as an author writes it after the language of a fence. */
export function readFenceMeta(meta: string): Record<string, string> {
  const found: Record<string, string> = {};
  const text = meta.trim();
  for (let at = 0; at < text.length;) {
    attribute.lastIndex = at;
    const match = attribute.exec(text);
    if (match === null) {
      throw new Error(
        `found ${text.slice(at)} after the language, expected key="value"; fix: write the value in double quotes`,
      );
    }
    const [whole, key = '', double, single, bare] = match;
    found[key] = double ?? single ?? bare ?? 'true';
    at += whole.length;
    at += /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
  }
  return found;
}
