import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {createRemarkPageRules} from '../../../src/markdown/remarkPageRules';
import {temporaryFolder, writeFiles} from '../../support/temporaryFolder';

const chinese = 'i18n/zh/docusaurus-plugin-content-docs/current/guide/page.md';
const folder = temporaryFolder({
  'docs/faq/index.md': '## Why {/* #why */}\n',
  'docs/guide/img/large.png': Buffer.alloc(1_000_001),
  'docs/guide/img/small.png': '',
  [`${path.dirname(chinese)}/a.png`]: '',
});

/** Checks a text as a page, after a line before it. */
async function check(text: string, name = 'docs/guide/page.md'): Promise<void> {
  const source = `## First {/* #first */}\n\n${text}\n`;
  writeFiles(folder, {[name]: source});
  const file = new VFile({value: source, path: path.join(folder, name)});
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(createRemarkPageRules(folder));
  await processor.run(processor.parse(source), file);
}

const fine = [
  '[a](https://example.org)',
  '[a](#first)',
  '[a](../faq/index.md#why) and [b][1]\n\n[1]: ../faq/index.md',
  '[a](pathname:///zh/openapi.json)',
  '![The list of storages](./img/small.png#dark)',
].join('\n\n');

test('headings with ids, links that lead somewhere and images with words are left alone', async () => {
  await expect(check(fine)).resolves.toBeUndefined();
  await expect(
    check('[一](../faq/index.md#why) ![管理后台的存储列表](./a.png)', chinese),
  ).resolves.toBeUndefined();
});

test.each([
  ['## Title', 'found no id at a heading'],
  ['## Title {/* #first */}', 'found the id #first again'],
  [
    '[a](/guide/advanced/nope)',
    'found a link to /guide/advanced/nope, expected the file',
  ],
  ['[a](./nope.md)', 'found a link to ./nope.md, which is not there'],
  [
    '[a](#second)',
    'found a link to #second, which docs/guide/page.md does not have, expected one of: first',
  ],
  [
    '[a](../faq/index.md#how)',
    'found a link to #how, which docs/faq/index.md does not have, expected one of: why',
  ],
  ['[a][1]\n\n[1]: ./nope.md', 'found a link to ./nope.md'],
  [
    '![Storages](./img/small.png)',
    'in 10 letters or 5 Han characters at least',
  ],
  ['![管理后台的存储列表](./img/small.png)', 'in the language of the page'],
  [
    '![The list of storages](./img/large.png)',
    'found ./img/large.png with 1000001 bytes, expected 1000000 at most',
  ],
  [
    '![The list of storages](./img/nope.png)',
    'found the image ./img/nope.png, which is not there',
  ],
  [
    '[a](./nope.md) [b](./none.md)',
    '/page.md:3:16-3:30: found a link to ./none',
  ],
])('%j stops the build in its line', async (text, message) => {
  await expect(check(text)).rejects.toMatchObject({
    line: text.startsWith('[a][1]') ? 5 : 3,
    message: expect.stringContaining(message) as string,
  });
});
