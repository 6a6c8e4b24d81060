/** Words that say little about what is looked for. They count only beside nothing else. */
export const fillers: ReadonlySet<string> = new Set(
  [
    'a an and any are as at be been but by can cannot could did do does for from get got had has have how i if in into is it its',
    'me my no not of on or our please so some than that the their them then there these they this to too use using was we what when',
    'where which who why will with without would you your alist help want need way should after about',
    '怎么 么办 如何 怎样 什么 为什 么样 是什 请问 一下 我的 可以 能不 不能 是否 有没 没有 哪里 哪个 的是 了吗 吗？ 是不 不是 什么意 意思 为何 求助 谁能 咋办 咋样 怎样 么用 么设 么配 么添 么获 办法 ',
  ]
    .join(' ')
    .split(/\s+/),
);

/** The form that a word has in common with its neighbours in a dictionary: `upload` of `uploading`, `proxy` of `proxies`. */
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
  return isCut ? cut.replace(/([bdgmnprt])\1$/, '$1') : plain;
}
