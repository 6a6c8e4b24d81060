import type {PhrasingContent, Root, Text} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {locales} from '../config/locales';
import {langOf} from '../lib/langOf';
import {localeOfFile} from './facts/remarkFacts';
import {htmlElement} from './mdxNodes';

/** Elements within a line. All others end it. */
const inline = new Set([
  'delete',
  'emphasis',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'strong',
]);

const newLine = /[ \t]*\r?\n[ \t]*/gu;
const wide = String.raw`\p{Script=Han}\u3000-\u303f\uff00-\uffef`;
/** Two characters with no blank between them. Quotation marks, dashes and ellipses are Chinese beside Chinese. */
const together = new RegExp(
  `^(?:[${wide}]\n[${wide}“”‘’—…·]|[“”‘’—…·]\n[${wide}])$`,
  'u',
);

const words = /(\p{Script=Han}+(?:[ 、，·]*\p{Script=Han}+)*)/u;

const chinese = (value: string) =>
  htmlElement('span', {lang: locales.zh.htmlLang}, [{type: 'text', value}]);

/** The text in parts: every second one is Chinese. */
function marked({value}: Text): PhrasingContent[] {
  return value
    .split(words)
    .map((part, index) =>
      index % 2 === 1 ? chinese(part) : {type: 'text' as const, value: part},
    )
    .filter((part) => !('value' in part) || part.value !== '');
}

/** All lines of a page as a reader sees them, and where in them each text begins. */
function readLines(tree: Root): {lines: string; starts: Map<Text, number>} {
  const starts = new Map<Text, number>();
  let lines = '';
  visit(tree, (node) => {
    if (node.type === 'text') {
      starts.set(node, lines.length);
    }
    if (node.type === 'text' || node.type === 'inlineCode') {
      lines += node.value;
    } else if (!inline.has(node.type)) {
      lines += '\ufffc';
    }
  });
  return {lines, starts};
}

/** Joins the lines that an author wrapped, also beside an element. */
function joinLines(tree: Root): void {
  const {lines, starts} = readLines(tree);
  starts.forEach((start, text) => {
    text.value = text.value.replace(newLine, (blank, offset: number) => {
      const at = start + offset;
      const [before = ''] = Array.from(
        lines.slice(Math.max(0, at - 2), at),
      ).slice(-1);
      const [after = ''] = Array.from(
        lines.slice(at + blank.length, at + blank.length + 2),
      );
      return together.test(`${before}\n${after}`) ? '' : blank;
    });
  });
}

/**
 * Sets Chinese as its readers expect it: a line that an author wrapped continues without a blank, and Chinese words on a page in another
 * language say so to voices and fonts. Runs after Docusaurus has collected the headings, which have to be plain text.
 */
export const remarkChinese: Plugin<[], Root> = () => (tree, file) => {
  const isChinese = localeOfFile(file.path) === 'zh';
  joinLines(tree);
  if (isChinese) {
    return;
  }
  visit(tree, 'inlineCode', (code) => {
    const lang = langOf(code.value);
    if (lang !== undefined) {
      code.data = {
        ...code.data,
        hProperties: {...code.data?.hProperties, lang},
      };
    }
  });
  visit(tree, 'text', (text, index, parent) => {
    if (index === undefined || !words.test(text.value)) {
      return undefined;
    }
    const parts = marked(text);
    parent?.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
};
