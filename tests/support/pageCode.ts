import {parseCodeMeta} from '../../src/markdown/code/codeMeta';
import {pageFolders, readPages} from './pages';

/** Code of a page: a block between fences, or a span in a sentence. */
export interface PageCode {
  /** File and line, counted with the text of the dangers that the page shows. */
  where: string;
  /** Language of the block; empty for a span. */
  language: string;
  text: string;
}

const lineAt = (text: string, index: number) =>
  text.slice(0, index).split('\n').length;

const fence = /^( *)(```+)([\w-]*)([^\n]*)\n([\s\S]*?)^\1\2 *$/gm;

/** The text without the lines that it shows as removed. */
function withoutRemoved(text: string, meta: string): string {
  if (!meta.includes('del={')) {
    return text;
  }
  const lines = text.split('\n');
  const {marks} = parseCodeMeta(meta.trim(), lines.length);
  return lines.filter((_, index) => marks.get(index + 1) !== 'del').join('\n');
}

function withoutIndent(text: string, indent: string): string {
  return text
    .split('\n')
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join('\n');
}

const locales = Object.keys(pageFolders) as (keyof typeof pageFolders)[];

const sources = () =>
  locales.flatMap((locale) =>
    readPages(locale).map(({path, text}) => ({
      file: `${pageFolders[locale]}/${path}`,
      text,
    })),
  );

/** Every fenced block of every page in both languages. */
export function fencedBlocks(): PageCode[] {
  return sources().flatMap(({file, text}) =>
    [...text.matchAll(fence)].map((match) => ({
      where: `${file}:${String(lineAt(text, match.index) + 1)}`,
      language: match[3] ?? '',
      text: withoutRemoved(
        withoutIndent(match[5] ?? '', match[1] ?? ''),
        match[4] ?? '',
      ),
    })),
  );
}

/** Every code span of every page in both languages. */
export function codeSpans(): PageCode[] {
  return sources().flatMap(({file, text}) => {
    // Lines keep their numbers.
    const withoutBlocks = text
      .replace(fence, (block) => block.replace(/[^\n]/g, ''))
      .replace(/^---\n[\s\S]*?\n---\n/, (head) => head.replace(/[^\n]/g, ''));
    return [
      ...withoutBlocks.matchAll(/(`+)([^`\n](?:.*?[^`\n])?)\1(?!`)/g),
    ].map((match) => ({
      where: `${file}:${String(lineAt(withoutBlocks, match.index))}`,
      language: '',
      text: (match[2] ?? '').trim(),
    }));
  });
}
