import {quoteSource} from './quotes';

const gap = '[ \\t\\u00a0\\u3000]{0,20}';
const color = '(?:(?:\\p{Cc}|\\\\(?:u00|x)1b)\\[[\\d;]{0,8}m)?';
const remark = `(?:${gap}[(（\\[【][^()（）\\[\\]【】\\r\\n]{0,40}[)）\\]】])?`;

/** Words between a name and its value in a sentence: “password for bob is now x”, “密码已重置为 x”. */
const relation = [
  '\\s{1,3}(?:is|was|are|be|has|been|have|now|equals|(?:set|reset|changed|updated)(?:\\s{1,3}to)?)(?![\\w-])',
  '\\s{1,3}(?:for|of)\\s{1,3}(?:(?:the|user|account)\\s{1,3})?[^\\s:=]{1,40}',
  `${gap}(?:已经?|被|现在)?(?:是|为|為|就是|叫|如下|(?:改|设|设置|重置|变更)(?:为|成)了?)`,
].join('|');

function here(source: string): RegExp {
  return new RegExp(source, 'iuy');
}

/** A colon or an equals sign, after anything that closes the name. */
export const assignmentSign = here(
  `(?<quote>${quoteSource})?${color}[\\])}*】」]{0,3}${remark}(?<relation>(?:${relation}){0,5})${gap}` +
    `(?<sign>(?:={2,3}|=>)(?=\\s{0,3}["'])|:=|[:=：＝]|%3[AD]|&#(?:58|61);|\\\\u003d)(?:[*_]{2}(?=\\s)|</(?:b|code|dt|em|label|span|strong|td|th)>)?${color}(?<space>${gap})`,
);

/** "name": "password", "value": "x", as in lists of settings and variables. */
export const nameValuePattern = here(
  `(?:${quoteSource})?[,;]?(?:\\s{1,3}[\\w-]{1,20}=["'][^"'<>\\r\\n]{0,40}["']){0,4}\\s{0,64}(?:${quoteSource})?value(?:${quoteSource})?\\s{0,3}[:=]\\s{0,8}`,
);

/** The arguments of a call, or the items of a list: "password", "x". */
export const commaPattern = here(`${quoteSource},\\s{0,8}(?=${quoteSource})`);

/** password "x", password("x") */
export const blank = here(`(?:\\s{1,3}|\\(\\s{0,3})(?=${quoteSource})`);

/** The end of a tag whose name is the secret's name, and the markup between two cells. */
export const tagEnd = here(
  '(?:\\s[^<>\\r\\n]{0,100})?(?:>|&gt;)(?<space>\\s{0,40})(?<data><!\\[CDATA\\[)?',
);
export const nextCell = here(
  '(?:\\s{0,3}</\\w{1,20}>){1,3}\\s{0,40}(?:<\\w{1,20}(?:\\s[^<>\\r\\n]{0,100})?>\\s{0,3}){1,3}',
);
export const nextColumn = here('\\s{0,40}[|│][ \\t]{0,40}(?![|│])');

/** Password - x */
export const dash = here(
  '\\s{1,3}(?:[-–—]{1,2}>?|→)\\s{1,3}(?=\\S{1,100}\\s{0,8}(?:$|[\\r\\n]))',
);

export const spaces = here('[ \\t]{1,20}');

/** A sentence without a colon: “password is x”, “密码是x”. */
export const statement = here(
  `(?<relation>(?:${relation}){0,5})(?<space>${gap})`,
);
