/** Punctuation for texts that are joined: full-width in Chinese, followed by a space in English. */
interface Punctuation {
  colon: string;
  stop: string;
  clause: string;
  item: string;
}

const latin: Punctuation = {colon: ': ', stop: '. ', clause: '; ', item: ', '};
const chinese: Punctuation = {
  colon: '：',
  stop: '。',
  clause: '；',
  item: '、',
};

const punctuationOf = (texts: readonly string[]): Punctuation =>
  texts.some((text) => /\p{Script=Han}/u.test(text)) ? chinese : latin;

/** A label and its value: `Since: v3.40.0`, `起始版本：v3.40.0`. */
export function labelled(name: string, text: string): string {
  return `${name}${punctuationOf([name]).colon}${text}`;
}

/** Joins sentences that have no full stop; the last one stays without. */
export function sentences(...texts: readonly string[]): string {
  return texts.join(punctuationOf(texts).stop);
}

/** Joins remarks that are not sentences into one line. */
export function clauses(texts: readonly string[]): string {
  return texts.join(punctuationOf(texts).clause);
}

/** Joins names: `Cookie, token`, `Cookie、令牌`. */
export function listed(texts: readonly string[]): string {
  return texts.join(punctuationOf(texts).item);
}
