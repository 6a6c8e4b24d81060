/** Punctuation between letters or digits: after it a reader expects a key, a path or an address to go on in the next line. */
const place = /[\p{L}\p{N}][._/:=&?,@-]+(?=[\p{L}\p{N}])/gu;

/** Literal text, cut where it may break. Safari before 16.4 cannot parse a lookbehind: https://bugs.webkit.org/show_bug.cgi?id=174931 */
export function breakPlaces(text: string): string[] {
  return text.replaceAll(place, '$&\0').split('\0');
}
