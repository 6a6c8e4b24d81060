import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {parseFragment, type DefaultTreeAdapterMap} from 'parse5';
import {unified} from 'unified';
import {knownLanguages} from '../../../../src/markdown/code/highlight';
import {remarkCode} from '../../../../src/markdown/code/remarkCode';
import {readPages} from '../../../support/pages';

async function build(
  lang: string | null,
  value: string,
  meta = '',
): Promise<Record<string, unknown>> {
  const code: Code = {
    type: 'code',
    lang,
    meta,
    value,
    position: {start: {line: 7, column: 1}, end: {line: 9, column: 4}},
  };
  const tree: Root = {
    type: 'root',
    children: [{type: 'blockquote', children: [code]}],
  };
  await unified().use(remarkCode).run(tree, {path: 'docs/guide/a.md'});
  const [quote] = tree.children;
  const [block] = (quote as unknown as {children: MdxJsxFlowElement[]})
    .children;
  return Object.fromEntries(
    (block?.attributes ?? []).map((each) => [
      each.type === 'mdxJsxAttribute' ? each.name : '',
      each.value,
    ]),
  );
}

type Node = DefaultTreeAdapterMap['node'];

function textOf(node: Node): string {
  if ('value' in node) {
    return node.value;
  }
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

test('code has its colours when the page is built', async () => {
  const {html, language} = await build('json', '{"port": 5244}');
  expect(language).toBe('json');
  expect(html).toBe(
    '{<span class="codeName">"port"</span>: <span class="codeValue">5244</span>}',
  );
});

test('marked lines are elements that say what they are', async () => {
  const {html} = await build('text', 'a\nb\nc\nd', '{1} ins={2} del={3}');
  expect(html).toBe(
    '<mark class="codeLine">a</mark>\n<ins class="codeLine">b</ins>\n<del class="codeLine">c</del>\nd',
  );
});

test('numbered lines are elements, and their numbers no text', async () => {
  const {html, numbersFrom, title} = await build(
    'text',
    'a\nb',
    'showLineNumbers=7 title="notes.txt"',
  );
  expect({html, numbersFrom, title}).toEqual({
    html: '<span class="codeLine">a</span>\n<span class="codeLine">b</span>',
    numbersFrom: '7',
    title: 'notes.txt',
  });
});

test('code is text and never markup', async () => {
  const {html} = await build('text', '<b onclick="a()">&amp;</b>');
  expect(html).toBe('&lt;b onclick="a()">&amp;amp;&lt;/b>');
});

test('a string over several lines keeps its colour in each', async () => {
  const {html} = await build('bash', "echo 'a\nb'");
  expect(html).toContain(
    `<span class="codeString">'a</span>\n<span class="codeString">b'</span>`,
  );
});

test.each([
  ['klingon', '', 'found a fence of the language "klingon", expected one of:'],
  [null, '', 'found a fence of no language, expected one of:'],
  ['bash', 'highlight', 'found highlight, expected title="…"'],
  ['bash', 'showLineNumbers={3}', 'found showLineNumbers, expected title="…"'],
  ['bash', 'tab=linux', 'found tab=linux at a fence that is in no'],
])('a mistake stops the build with file and line: %s %s', (lang, meta, why) =>
  expect(build(lang, 'a', meta)).rejects.toMatchObject({
    file: 'docs/guide/a.md',
    line: 7,
    message: expect.stringContaining(why) as string,
  }),
);

/** Fences that become a picture, not code. */
const isDrawing = (language: string) =>
  ['mermaid', 'echarts'].includes(language);

test('every language that the pages use is known, and none of its code changes', async () => {
  const fences = [...readPages('en'), ...readPages('zh')].flatMap(({text}) => [
    ...text.matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)\n```$/gm),
  ]);
  expect(fences.length).toBeGreaterThan(200);
  for (const [, language = '', code = ''] of fences) {
    if (isDrawing(language)) {
      continue;
    }
    expect(knownLanguages()).toContain(language);
    const {html} = await build(language, code);
    expect(textOf(parseFragment(String(html)))).toBe(code);
  }
});
