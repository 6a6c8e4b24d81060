/** The common form of related words: `upload` of `uploading`, `proxy` of `proxies`, `upgrad` of `upgrade`. */
export function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) {
    return word;
  }
  const plain = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(ss|x|z|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const cut = plain.replace(/(?:ing|ed)$/, '');
  const isCut = cut !== plain && cut.length >= 3 && /[aeiouy]/.test(cut);
  const stem = isCut ? cut.replace(/([b-dg-np-t])\1$/, '$1') : plain;
  return stem.length > 3 ? stem.replace(/e$/, '') : stem;
}

/** The prefix that all words of the same stem share: `prox` for `proxy` and `proxies`. */
export function stemPrefix(word: string): string {
  const stem = stemOf(word);
  return word.startsWith(stem) ? stem : stem.slice(0, -1);
}
