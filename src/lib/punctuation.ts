/** Punctuation for texts that are joined: full-width in Chinese, followed by a space in English. */
const latin = {
  colon: ': ',
  stop: '. ',
  item: ', ',
  open: ' (',
  close: ')',
};

const chinese: typeof latin = {
  colon: '：',
  stop: '。',
  item: '、',
  open: '（',
  close: '）',
};

/** The signs of the language that the texts are in: one Han character is enough for Chinese. */
export const punctuationOf = (texts: readonly string[]) =>
  texts.some((text) => /\p{Script=Han}/u.test(text)) ? chinese : latin;

/** A label and its value: `Since: v3.40.0`, `起始版本：v3.40.0`. */
export function labelled(name: string, text: string): string {
  return `${name}${punctuationOf([name]).colon}${text}`;
}

/** Joins sentences that have no full stop; the last one stays without. */
export function sentences(...texts: readonly string[]): string {
  return texts.join(punctuationOf(texts).stop);
}

/** Joins names: `Cookie, token`, `Cookie、令牌`. */
export function listed(texts: readonly string[]): string {
  return texts.join(punctuationOf(texts).item);
}

/** Joins facts into one line, which breaks after a dot. */
export function dotted(facts: readonly string[]): string {
  return facts.join('\u00a0· ');
}

/** A name with its explanation: `Upload (write)`, `上传（write）`. */
export function bracketed(name: string, explanation: string): string {
  const {open, close} = punctuationOf([name, explanation]);
  return `${name}${open}${explanation}${close}`;
}

/** A sentence with its stop. */
export function closed(sentence: string): string {
  return `${sentence}${punctuationOf([sentence]).stop.trimEnd()}`;
}

/** Between two texts of a line: full-width signs have their space in themselves. */
export const gapAfter = (text: string): string =>
  /[。，、；：？！）”]$/.test(text) ? '' : ' ';

/** Whole sentences, one after the other. */
export function inOneLine(texts: readonly string[]): string {
  return texts
    .map((text, index) =>
      index === texts.length - 1 ? text : `${text}${gapAfter(text)}`,
    )
    .join('');
}
