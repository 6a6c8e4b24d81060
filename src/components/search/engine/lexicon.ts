/** Words that say little about what is looked for. */
const fillers: ReadonlySet<string> = new Set(
  [
    'a an and any are as at be been but by can cannot could did do does for from get got had has have how i if in into is it its',
    'me my no not of on or our please so some than that the their them then there these they this to too use using was we what when',
    'where which who why will with without would you your alist help want need way should after about',
    '怎么 么办 如何 怎样 什么 为什 么样 是什 请问 一下 可以 能不 不能 是否 有没 没有 哪里 哪个 是不 不是 意思 为何 求助 谁能 咋办 咋样',
    '么用 么设 么配 么添 么获 办法 这个 那个 一个',
  ]
    .join(' ')
    .split(' '),
);

/** Particles: a pair of Han characters with one of them is no word. */
const PARTICLE = /[的了吗呢吧啊]/;

/** Whether a term says little. It is not looked up in the text of the pages, and counts only where nothing else does. */
export function isFiller(term: string): boolean {
  return fillers.has(term) || (PARTICLE.test(term) && term !== '目的');
}

/** The form that a word has in common with its neighbours in a dictionary: `upload` of `uploading`, `proxy` of `proxies`, `upgrad` of `upgrade`. */
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

/** What all words of a word's stem begin with: `prox` for `proxy` and `proxies`. */
export function startOf(word: string): string {
  const stem = stemOf(word);
  return word.startsWith(stem) ? stem : stem.slice(0, -1);
}
