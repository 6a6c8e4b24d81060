import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {unified} from 'unified';
import {
  createRemarkFacts,
  localeOfFile,
} from '../../../../src/markdown/facts/remarkFacts';
import {site} from '../../../../src/config/site';
import {projectRoot} from '../../../support/pages';

const english = 'docs/guide/drivers/local.md';
const chinese =
  'i18n/zh/docusaurus-plugin-content-docs/current/guide/drivers/local.md';

function block(name: string, attributes: Record<string, string | null> = {}) {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [],
    position: {
      start: {line: 12, column: 3},
      end: {line: 12, column: 40},
    },
  } satisfies MdxJsxFlowElement;
}

async function builtTree(element: MdxJsxFlowElement, file: string) {
  const tree: Root = {
    type: 'root',
    children: [{type: 'blockquote', children: [element]}],
  };
  await unified()
    .use(createRemarkFacts(projectRoot))
    .run(tree, {path: `${projectRoot}/${file}`});
  return tree;
}

async function build(element: MdxJsxFlowElement, file = english) {
  await builtTree(element, file);
  return element;
}

/** The properties that the component gets on the finished page. */
const propsOf = ({attributes}: MdxJsxFlowElement): Record<string, unknown> =>
  Object.fromEntries(
    attributes.map((attribute) => {
      const {value} = attribute;
      const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '';
      return typeof value === 'string' || !value
        ? [name, value]
        : [name, JSON.parse(value.value)];
    }),
  );

test.each([
  [english, 'Folder on the server'],
  [chinese, '服务器本机文件夹'],
])('a page in %s carries its driver in its language', async (file, service) => {
  const element = await build(block('DriverFacts', {driver: 'Local'}), file);
  expect(propsOf(element)).toEqual({
    driver: expect.objectContaining({name: 'Local', service}) as unknown,
    checked: site.productVersion,
  });
});

test.each([
  [english, 'Deleting a link deletes its target'],
  [chinese, '删除软链接会删掉它的目标'],
])(
  'a danger in %s is an admonition with the title, the text and the fragment of its record',
  async (file, title) => {
    const tree = await builtTree(block('Danger', {id: 'sftp-symlinks'}), file);
    const [quote] = tree.children;
    expect(quote).toMatchObject({
      children: [
        {
          type: 'containerDirective',
          name: 'danger',
          children: [
            {
              data: {directiveLabel: true},
              children: [
                {
                  data: {hProperties: {id: 'sftp-symlinks'}},
                  children: [{value: title}],
                },
              ],
            },
            {
              type: 'paragraph',
              children: expect.arrayContaining([
                expect.objectContaining({type: 'inlineCode', value: 'ssh'}),
              ]) as unknown,
            },
          ],
        },
      ],
    });
  },
);

test('words that stand for no facts are left to their component', async () => {
  const element = await build(block('Tabs', {groupId: 'os'}));
  expect(element).toEqual(block('Tabs', {groupId: 'os'}));
});

describe('an author’s mistake stops the build', () => {
  test.each<[string, MdxJsxFlowElement, string]>([
    [
      'a driver that does not exist',
      block('DriverFacts', {driver: 'Locl'}),
      'found "Locl", expected one of: Local',
    ],
    [
      'no driver',
      block('DriverOptions'),
      '<DriverOptions>: driver: found nothing, expected a value of type string',
    ],
    [
      'a word that the block does not know',
      block('DriverCatalogue', {only: 's3'}),
      'remove or correct "only"',
    ],
    [
      'a word without a value',
      block('ConfigKeys', {under: null}),
      '<ConfigKeys>: under: found true',
    ],
  ])('at %s, with file, line and names', async (_, element, message) => {
    await expect(build(element)).rejects.toMatchObject({
      reason: expect.stringContaining(message) as unknown,
      line: 12,
      column: 3,
      file: expect.stringMatching(
        /docs\/guide\/drivers\/local\.md$/,
      ) as unknown,
      fatal: true,
    });
  });

  test('at an expression, because facts are chosen by name', async () => {
    const element: MdxJsxFlowElement = block('DriverFacts', {driver: 'Local'});
    element.attributes.push({
      type: 'mdxJsxExpressionAttribute',
      value: '...all',
    });
    await expect(build(element)).rejects.toThrow('remove or correct "{...}"');
  });
});

test.each([
  ['docs/guide/index.md', 'en'],
  [
    'C:\\site\\i18n\\zh\\docusaurus-plugin-content-docs\\current\\index.md',
    'zh',
  ],
  ['i18n/zh/docusaurus-plugin-content-docs/version-3.62/index.md', 'zh'],
  ['docs/zh/index.md', 'en'],
  ['/home/i18n-zh/docs/index.md', 'en'],
])('%s is written in %s', (file, locale) => {
  expect(localeOfFile(file)).toBe(locale);
});
