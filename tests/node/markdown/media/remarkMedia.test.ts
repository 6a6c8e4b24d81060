// cspell:ignore flowhcart
import type {Root} from 'mdast';
import {unified} from 'unified';
import {createRemarkMedia} from '../../../../src/markdown/media/remarkMedia';
import {projectRoot} from '../../../support/pages';

const position = {
  start: {line: 7, column: 1},
  end: {line: 20, column: 4},
};

const fence = (lang: string, meta: string, value: string) => ({
  type: 'code',
  lang,
  meta,
  value,
  position,
});

const label = (text: string) => ({
  type: 'paragraph',
  data: {directiveLabel: true},
  children: [{type: 'text', value: text}],
});

const directive = (
  type: string,
  name: string,
  attributes: Record<string, string>,
  children: object[],
) => ({type, name, attributes, children, position});

const demo = (...children: object[]) =>
  directive('containerDirective', 'demo', {}, [label('A'), ...children]);

async function build(node: object): Promise<Root> {
  const tree = {type: 'root', children: [node]} as Root;
  await unified()
    .use(createRemarkMedia(projectRoot))
    .run(tree, {path: `${projectRoot}/docs/guide/page.md`});
  return tree;
}

const alt = 'alt="What it shows in words"';
const diagram = `${alt} width=460 height=475`;
const pie =
  '{"series": [{"type": "pie", "data": [{"name": "a", "value": 1}]}]}';
const html = fence('html', '', '<p></p>');

test.each([
  ['Diagram', fence('mermaid', diagram, 'flowchart LR')],
  ['Chart', fence('echarts', alt, pie)],
  ['Demo', demo(html)],
  [
    'Video',
    directive('leafDirective', 'video', {src: '/media/sample/sample.mp4'}, [
      {type: 'text', value: 'A'},
    ]),
  ],
])('only a page with a block imports the component %s', async (name, node) => {
  const {children} = await build(node);
  expect(children).toMatchObject([
    {
      type: 'mdxjsEsm',
      value: `import {${name}} from '@site/src/components/${name.toLowerCase()}/${name}';`,
    },
    {type: 'mdxJsxFlowElement', name},
  ]);
});

test('other code, other containers, and blocks with a wrong number of colons are left to others', async () => {
  const nodes = [
    fence('bash', '', 'ls'),
    directive('containerDirective', 'tip', {}, []),
    directive('leafDirective', 'demo', {}, []),
    directive('containerDirective', 'video', {}, []),
  ];
  for (const node of nodes) {
    expect((await build(node)).children).toEqual([node]);
  }
});

test('the code of a demo stays below it, to be read', async () => {
  const {children} = await build(demo(html));
  expect(children[1]).toMatchObject({children: [{lang: 'html'}]});
});

test.each([
  ['page.md:7', fence('mermaid', '', 'flowchart LR'), 'alt: found nothing'],
  [
    'page.md:9',
    fence('mermaid', diagram, 'flowchart LR\n  a[One --> b\n'),
    'found a diagram that mermaid does not understand',
  ],
  [
    'page.md:8',
    fence('mermaid', diagram, 'flowhcart LR\n  a --> b\n'),
    'No diagram type detected',
  ],
  ['page.md:9', fence('echarts', alt, '{\n{'), 'found what is not JSON'],
  [
    'page.md:7',
    demo({type: 'paragraph', children: []}),
    'found a text in :::demo',
  ],
  [
    'page.md:9',
    demo(fence('js', '', 'tell();\nconst = 3;')),
    'found what is not JavaScript in :::demo (Unexpected token',
  ],
  [
    'page.md:7',
    directive('leafDirective', 'video', {title: 'A', src: '/media/no.mp4'}, []),
    'a file that exists: static/media/no.mp4',
  ],
])('a mistake stops the build at %s', async (place, node, message) => {
  await expect(build(node)).rejects.toMatchObject({
    reason: expect.stringContaining(message) as string,
    line: Number(place.split(':')[1]),
    file: expect.stringContaining('docs/guide/page.md') as string,
  });
});
