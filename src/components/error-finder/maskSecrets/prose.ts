// cspell:ignore unauthori verif validat smhd decod
/** A part of an identifier, or a word in a sentence. */
const readable = /^(?:[A-Z]?[a-z]{2,20}|[A-Z]{2,20}|[A-Za-z])$/;
const measure = /^\d+(?:\.\d+)?(?:[smhd]|ms|[kmg]i?b)?$/i;
const wordWithDigits =
  /^(?:oauth2?|sha\d+|md5|x509|https?\d?|utf-?8|utf-?16|ipv[46]|base64|aria2|s3|m3u8|mp[34]|h26[45])$/i;

/** Whether letters form words: `failed`, `EOF`, `InvalidAccessKeyId`. */
function areWords(letters: string): boolean {
  if (!/^[A-Za-z]+$/.test(letters)) {
    return false;
  }
  const humps = letters.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[A-Z]/g) ?? [];
  const single = humps.filter((hump) => hump.length === 1).length;
  return humps.every((hump) => readable.test(hump)) && single <= 1;
}

/** Whether a run of characters consists of words only, as file names and error types do. */
export function isReadable(run: string): boolean {
  return run.split(/[-_/.,'’]/).every((part) => part === '' || areWords(part));
}

/** A word without punctuation around it. */
function bare(word: string): string {
  return word
    .replace(/^["'“‘`(*]{1,8}/, '')
    .replace(/[.,;!?)\]}"'”’`*，。；、）]{1,8}$/, '');
}

/** Whether a word in a sentence looks like a secret. */
export function looksSecret(text: string): boolean {
  const word = bare(text);
  return !(
    word.length < 4 ||
    text.startsWith('[') ||
    text.startsWith('{') ||
    /^(?:[./~]|\w+:\/\/|map\[|&\{|[a-z_]+=[^=])/i.test(word) ||
    /[:：]$/.test(word) ||
    !/[\p{L}\p{N}]/u.test(word) ||
    /^\d+(?:\.\d+){3}(?::\d+)?$/.test(word) ||
    (measure.test(word) && !/^\d{4,}$/.test(word)) ||
    wordWithDigits.test(word) ||
    isReadable(word)
  );
}

/** Words that describe a password, as in “is incorrect”, and are not one. */
const descriptions = new Set(
  'a also always an and as at available because been being blank both but by case correct default different empty false fine for forbidden forgotten found free from gone here hidden how if in incorrect invalid it itself kept known left less long longer lost missing more my never nil no none not now null of ok okay on one only optional or part plain private public random read reset right same sent set short shorter shown still strong that the then there this to too true unknown valid very visible weak what when where with without worthless written wrong your'.split(
    ' ',
  ),
);

export function describesSecret(word: string): boolean {
  const described = bare(word.replace(/:$/, '')).toLowerCase();
  return (
    described.endsWith('ed') ||
    /^\d{0,3}$/.test(described) ||
    descriptions.has(described)
  );
}

const failure =
  /\b(?:fail|err(?:or|no)?\b|wrong|invalid|incorrect|can(?:no|')t|could ?n[o']t|unable|missing|expired|refused|denied|unauthori|bad\b|unexpected|malformed|while|check|verif|validat|pars|decod)|失败|错误|无效|过期|不正确|异常/i;

/** Whether the start of a sentence reports a failure, so that the reason follows. */
export function mentionsFailure(text: string): boolean {
  return failure.test(text);
}
