/** What stands between the parts of a text that is put together: full-width in Chinese, with a space after it in English. */
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

/** A name and what is said of it: `Since: v3.40.0`, `起始版本：v3.40.0`. */
export function labelled(name: string, text: string): string {
  return `${name}${punctuationOf([name]).colon}${text}`;
}

/** Sentences without their stops, one after the other; the last one stays open. */
export function sentences(...texts: readonly string[]): string {
  return texts.join(punctuationOf(texts).stop);
}

/** Remarks that are no sentences, in one line. */
export function clauses(texts: readonly string[]): string {
  return texts.join(punctuationOf(texts).clause);
}

/** Names in a row: `Cookie, token`, `Cookie、令牌`. */
export function listed(texts: readonly string[]): string {
  return texts.join(punctuationOf(texts).item);
}
