// cspell:ignore couldnt didnt doesnt dont hasnt havent isnt shouldnt wasnt
/** Stop words: they say little about the topic. */
const stopWords: ReadonlySet<string> = new Set(
  [
    'a an and any are as at be been but by can cannot could did do does for from get got had has have how i if in into is it its',
    'me my no not of on or our please so some than that the their them then there these they this to too use using was we what when',
    'where which who why will with without would you your alist help want need way should after about',
    'cant couldnt didnt doesnt dont hasnt havent isnt shouldnt wasnt wont im ive',
    '如何 怎样 为什 是什 请问 一下 可以 能不 不能 是否 有没 没有 哪里 哪个 是不 不是 意思 为何 求助 谁能 咋办 咋样 办法 这个 那个 一个',
  ]
    .join(' ')
    .split(' '),
);

/** A pair of Han characters with one of these particles is no word. */
const PARTICLE = /[的了吗呢吧啊么]/;

/** Whether a term is a stop word: not in the text index, and with little weight in a query that has other words. */
export function isStopWord(term: string): boolean {
  return stopWords.has(term) || (PARTICLE.test(term) && term !== '目的');
}
