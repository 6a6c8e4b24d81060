import type {PhrasingContent, Root, Text} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {locales} from '../config/locales';
import {localeOfFile} from './facts/remarkFacts';
import {jsxAttributes} from './mdxNodes';

/** A line that ends in Chinese, before one that begins so. */
const wrapped =
  /(?<=[\p{Script=Han}\u3000-\u303f\uff00-\uffef])[ \t]*\n[ \t]*(?=[\p{Script=Han}\u3000-\u303f\uff00-\uffef])/gu;

const words = /(\p{Script=Han}+(?:[ 、，·]*\p{Script=Han}+)*)/u;

const chinese = (value: string): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'span',
  attributes: jsxAttributes({lang: locales.zh.htmlLang}),
  // As if an author had written it; otherwise MDX replaces the element by the theme's component.
  data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
  children: [{type: 'text', value}],
});

/** The text in parts: every second one is Chinese. */
function marked({value}: Text): PhrasingContent[] {
  return value
    .split(words)
    .map((part, index) =>
      index % 2 === 1 ? chinese(part) : {type: 'text' as const, value: part},
    )
    .filter((part) => !('value' in part) || part.value !== '');
}

/**
 * Sets Chinese as its readers expect it: a line that an author wrapped continues without a blank, and Chinese words on a page in another
 * language say so to voices and fonts. Runs after Docusaurus has collected the headings, which have to be plain text.
 */
export const remarkChinese: Plugin<[], Root> = () => (tree, file) => {
  const isChinese = localeOfFile(file.path) === 'zh';
  visit(tree, 'text', (text, index, parent) => {
    text.value = text.value.replace(wrapped, '');
    if (isChinese || index === undefined || !words.test(text.value)) {
      return undefined;
    }
    const parts = marked(text);
    parent?.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
};
