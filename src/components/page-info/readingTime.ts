/** Reading speed: words of Latin script and Chinese characters in a minute. */
const WORDS_PER_MINUTE = 300;

/**
 * What is in a page's source but is not read, and code: first blocks, then inline, so that `<token>` inside stays a word. After code come
 * comments (heading ids among them), tags with their attributes, addresses of links, and names of admonitions.
 */
const notText =
  /^ *(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *\1[`~]* *$|(`+)[^`\n](?:[^\n]*?[^`\n])??\2(?!`)|\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->|<\/?[A-Za-z](?:"[^"]*"|'[^']*'|\{[^}]*\}|[^<>"'{])*>|\]\([^)\s]*\)|https?:\/\/[^\s)]+|^ *:::+[a-z]*/gm;

const codeFence = /^ *(?:`{3,}|~{3,})[^\n]*$/gm;

const hanCharacter = /\p{Script=Han}/gu;

/** A word, a number, or a name such as `config.json`, `refresh_token` or "don't". */
const word = /[\p{L}\p{N}]+(?:['’_.-][\p{L}\p{N}]+)*/gu;

function textOf(source: string): string {
  return source.replace(notText, (match: string, fence?: string) => {
    if (fence !== undefined) {
      return match.replace(codeFence, ' ');
    }
    return match.startsWith('`') ? match : ' ';
  });
}

/**
 * How many words a page has: words of Latin (and any other) script, and Chinese characters. Code counts, because a reader reads the
 * command; front matter, tags, comments and addresses do not. What a fact block shows is not in the source and does not count.
 *
 * @param source Markdown without front matter
 */
export function countWords(source: string): number {
  const text = textOf(source);
  const characters = text.match(hanCharacter)?.length ?? 0;
  const words = text.replace(hanCharacter, ' ').match(word)?.length ?? 0;
  return characters + words;
}

/** Minutes to read a page; 0 for less than one, which is not rounded up. */
export function readingTime(words: number): number {
  const minutes = words / WORDS_PER_MINUTE;
  return minutes < 1 ? 0 : Math.round(minutes);
}

/** The time as an ISO 8601 duration, such as `PT5M`; less than a minute is `PT1M`. */
export function machineTime(minutes: number): string {
  return `PT${Math.max(minutes, 1)}M`;
}
