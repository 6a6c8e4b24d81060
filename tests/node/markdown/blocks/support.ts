import type {Root, RootContent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {createRemarkBlocks} from '../../../../src/markdown/blocks/remarkBlocks';
import {remarkLeftovers} from '../../../../src/markdown/blocks/remarkLeftovers';
import {projectRoot} from '../../../support/pages';

export const english = 'docs/guide/page.md';
export const chinese =
  'i18n/zh/docusaurus-plugin-content-docs/current/guide/page.md';

/** A page of blocks, after the build has made of it what it makes. */
export async function build(text: string, file = english): Promise<Root> {
  const source = new VFile({value: text, path: `${projectRoot}/${file}`});
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(createRemarkBlocks(projectRoot))
    .use(remarkDirective)
    .use(remarkLeftovers);
  return processor.run(processor.parse(source), source);
}

interface AnyNode {
  type: string;
  name?: string | null;
  value?: unknown;
  lang?: string | null;
  url?: string;
  attributes?: {name: string; value: unknown}[] | object;
  children?: RootContent[];
  data?: {hName?: string; hProperties?: {className?: string[]}};
}

/** The tree in a few words: `div.example(…)`, `Tabs[group=os](…)`, and texts in quotes. */
export function outline(node: Root | RootContent): string {
  const {type, name, value, lang, url, attributes, children, data} =
    node as unknown as AnyNode;
  if (type === 'text') {
    return `'${String(value)}'`;
  }
  const properties = (Array.isArray(attributes) ? attributes : [])
    .map((each) => each as {name: string; value: unknown})
    .filter((each) => typeof each.value === 'string')
    .map((each) => `[${each.name}=${String(each.value)}]`);
  const classes = data?.hProperties?.className ?? [];
  const head = [
    data?.hName ?? name ?? type,
    ...classes.map((each) => `.${each.replaceAll(' ', '.')}`),
    ...properties,
    ...(lang === undefined || lang === null ? [] : [`[${lang}]`]),
    ...(url === undefined ? [] : [`[${url}]`]),
  ].join('');
  if (type === 'code' || type === 'mdxjsEsm') {
    return `${head}{${String(value)}}`;
  }
  const inner = (children ?? []).map((child) => outline(child)).join(' ');
  return inner === '' ? head : `${head}(${inner})`;
}
