/** Sentences of a Markdown page or of a JSON file with texts, without code, tables, addresses and tags. */

const fence = /^( *)(```+|~~~+)[^\n]*\n[\s\S]*?^\1\2[^\n]*$/gm;

/** Replaces code, so that no run of words crosses it. */
const BREAK = '\f';

/** The end of a line whose sentence continues on the next: no blank line, list item, heading, or quotation follows. */
const softBreak = /\n(?! *(?:\n|$|[-*+>#] ?|\d+[.)] ))/g;

const sentenceEnd = /[.!?;:](?=\s|$)|[。！？；：\n\f]/;

/** Keys of front matter whose values are sentences. */
const frontMatterText = /^(?:title|description): *(.*)$/gm;

function frontMatterOf(text: string): string {
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  return [...head.matchAll(frontMatterText)]
    .map(([, value = '']) => value)
    .join('\n');
}

function bodyOf(text: string): string {
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, BREAK)
    .replace(fence, BREAK)
    .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/^ *\|.*$/gm, BREAK)
    .replace(/^ *:{3,}.*$/gm, BREAK)
    .replace(/`[^`\n]*`/g, BREAK)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/[^\s)>]+/g, BREAK)
    .replace(/<[^>]*>/g, BREAK)
    .replace(/[*_]{2,}/g, '')
    .replace(softBreak, ' ');
}

function sentencesIn(text: string): string[] {
  return text
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

export function sentencesOfPage(source: string): string[] {
  const text = source.replaceAll('\r\n', '\n');
  return sentencesIn(`${frontMatterOf(text)}\n${bodyOf(text)}`);
}

/** The sentences of a JSON file: every text in a field with one of these names. */
export function sentencesOfData(
  value: unknown,
  fields: readonly string[],
): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'string' && fields.includes(key)
      ? sentencesIn(bodyOf(inner))
      : sentencesOfData(inner, fields),
  );
}
