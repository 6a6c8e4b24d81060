import path from 'node:path';
import type {Locale} from '../../../../src/config/locales';
import {createParseFrontMatter} from '../../../../src/markdown/front-matter/parseFrontMatter';
import {projectRoot} from '../../../support/pages';

/** What Docusaurus gets to know of a page whose author wrote these fields above it. */
async function read(
  locale: Locale,
  fileName: string,
  fields: Record<string, unknown>,
  source = '---\ntitle: as in the file\n---\n',
): Promise<Record<string, unknown>> {
  const {frontMatter, content} = await createParseFrontMatter(
    locale,
    projectRoot,
  )({
    filePath: path.join(projectRoot, 'docs/guide/drivers', fileName),
    fileContent: source,
    defaultParseFrontMatter: ({fileContent}) =>
      Promise.resolve({frontMatter: fields, content: fileContent}),
  });
  expect(content).toBe(source);
  return frontMatter;
}

const page = {title: 'Local', description: 'Mount a folder.'};

test('an author’s words reach the page, and its place in the site follows from them', async () => {
  const fields = await read('en', 'local.md', {
    ...page,
    order: 3,
    sidebar: false,
  });
  expect(fields).toMatchObject({
    ...page,
    order: 3,
    sidebar: false,
    sidebar_position: 3,
    displayed_sidebar: null,
  });
});

test('a page learns what the build finds out about it', async () => {
  const {pageDetails} = await read('en', 'local.md', page);
  expect(pageDetails).toMatchObject({words: 5});
});

test.each([
  ['en', 'local.md', undefined],
  ['zh', 'local.md', 'local.html'],
] as const)(
  'in %s the file %s gets the slug %s, which nobody has to write',
  async (locale, fileName, slug) => {
    expect((await read(locale, fileName, page)).slug).toBe(slug);
  },
);

test('a mistake stops the build with file, line, field, found, expected and fix', async () => {
  const source = '---\ntitle: Local\ntoc: no\ntilte: x\n---\n';
  await expect(
    read('zh', 'local.md', {...page, toc: 'no', tilte: 'x'}, source),
  ).rejects.toThrow(
    /^docs\/guide\/drivers\/local\.md:3: toc: found "no", expected a value of type boolean; fix: .*\ndocs\/guide\/drivers\/local\.md:4: the value: .*remove or correct "tilte"\.$/,
  );
});

test('front matter that cannot be read stops the build with file and line, whoever asks first', async () => {
  const source = '---\ntitle: Local\ndescription: A: b\n---\n';
  for (const locale of ['en', 'zh'] as const) {
    await expect(read(locale, 'local.md', page, source)).rejects.toThrow(
      /^docs\/guide\/drivers\/local\.md:3: /,
    );
  }
});

const above = '---\ntitle: Local\n---\n';

test.each([
  ['## Title {#title}', 'found {#title}, expected an id as {/* #'],
  ['Older than <3.60', 'found <3.60, expected it in backquotes'],
  ['See <https://example.org/>', 'found <https://example.org/>, expected'],
])(
  'of the line %j, which the compiler does not know, an author learns what to write',
  async (line, message) => {
    const source = `${above}\n\`\`\`\n<1 {#a}\n\`\`\`\n\n\`<1\` \\<2 <b>a</b>\n\n${line}\n`;
    await expect(read('en', 'local.md', page, source)).rejects.toThrow(
      `docs/guide/drivers/local.md:11: ${message}`,
    );
  },
);
