/** Punctuation between letters or digits: after it a reader expects a key, a path or an address to go on in the next line. */
const place = /[\p{L}\p{N}][._/:=&?,@-]+(?=[\p{L}\p{N}])/gu;

/** Literal text in the parts between which it may break. Without lookbehind, which Safari before 16.4 cannot parse. */
export function breakPlaces(text: string): string[] {
  return text.replaceAll(place, '$&\0').split('\0');
}
