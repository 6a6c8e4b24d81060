/** Punctuation between letters or digits: after it a reader expects a key or a path to go on in the next line. */
const place = /[\p{L}\p{N}][._/:=&?,@-]+(?=[\p{L}\p{N}])/gu;

/** The dots of a host, of a version and of a file name in a path hold it together. */
const placeInAddress = /[\p{L}\p{N}][_/:=&?,@-]+(?=[\p{L}\p{N}])/gu;
const isAddress = (text: string) => /\/|\d\.\d/.test(text);

/** Literal text, cut where it may break. Safari before 16.4 cannot parse a lookbehind: https://bugs.webkit.org/show_bug.cgi?id=174931 */
export function breakPlaces(text: string): string[] {
  return text
    .replaceAll(isAddress(text) ? placeInAddress : place, '$&\0')
    .split('\0');
}
