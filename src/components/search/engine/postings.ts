/** That a term occurs in the text of a section, or in its heading in the other language. */
export interface Posting {
  /** Number of the section, counted over all pages. */
  section: number;
  /** Whether it is a key there. */
  isKey: boolean;
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
    .map(({section, isKey}) => {
      const step = section - last;
      last = section;
      return encodeNumber(step * 2 + Number(isKey));
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
    section += Math.floor(value / 2);
    postings.push({section, isKey: value % 2 === 1});
    value = 0;
    place = 1;
  }
  return postings;
}
