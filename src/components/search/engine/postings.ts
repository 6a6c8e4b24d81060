/**
 * How a term occurs in the text of a section: once, a few or many times, in a key, or only in the heading as it is in another
 * language.
 */
export const occurrences = [
  'once',
  'few',
  'many',
  'key',
  'foreignHeading',
] as const;

export type Occurrence = (typeof occurrences)[number];

export interface Posting {
  /** Number of the section, counted over all pages. */
  section: number;
  occurrence: Occurrence;
}

/** Characters that JSON does not escape, except the space, which separates terms. */
const DIGITS = Array.from({length: 94}, (_, i) =>
  String.fromCharCode(33 + i),
).filter((digit) => digit !== '"' && digit !== '\\');

/** Digits from this value on are followed by another. */
const HALF = DIGITS.length / 2;

const values = new Map(DIGITS.map((digit, value) => [digit, value]));

function encodeNumber(value: number): string {
  return value < HALF
    ? (DIGITS[value] ?? '')
    : (DIGITS[HALF + (value % HALF)] ?? '') +
        encodeNumber(Math.floor(value / HALF));
}

/** Encodes postings compactly: each section as the difference from the previous one. */
export function encodePostings(postings: readonly Posting[]): string {
  let last = 0;
  return postings
    .map(({section, occurrence}) => {
      const step = section - last;
      last = section;
      return encodeNumber(
        step * occurrences.length + occurrences.indexOf(occurrence),
      );
    })
    .join('');
}

export function decodePostings(text: string): Posting[] {
  const postings: Posting[] = [];
  let section = 0;
  let value = 0;
  let place = 1;
  for (const digit of text) {
    const digitValue = values.get(digit) ?? 0;
    value += (digitValue % HALF) * place;
    if (digitValue >= HALF) {
      place *= HALF;
      continue;
    }
    section += Math.floor(value / occurrences.length);
    const occurrence = occurrences[value % occurrences.length] ?? 'once';
    postings.push({section, occurrence});
    value = 0;
    place = 1;
  }
  return postings;
}
