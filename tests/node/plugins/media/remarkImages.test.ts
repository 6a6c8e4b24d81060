import {mkdirSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Image, Root} from 'mdast';
import sharp from 'sharp';
import {unified} from 'unified';
import {createRemarkImages} from '../../../../src/plugins/media/remarkImages';

let site = '';

beforeEach(async () => {
  site = mkdtempSync(path.join(os.tmpdir(), 'images-'));
  mkdirSync(path.join(site, 'docs/img'), {recursive: true});
  await sharp({
    create: {width: 900, height: 300, channels: 3, background: '#0b746e'},
  }).toFile(path.join(site, 'docs/img/screen.png'));
});

afterEach(() => rmSync(site, {recursive: true}));

async function build(image: Partial<Image>): Promise<Root> {
  const node = {
    type: 'image',
    position: {start: {line: 5, column: 3}, end: {line: 5, column: 30}},
    ...image,
  };
  const tree = {
    type: 'root',
    children: [{type: 'paragraph', children: [node]}],
  } as Root;
  await unified()
    .use(createRemarkImages(site))
    .run(tree, {path: path.join(site, 'docs/page.md')});
  return tree;
}

const filesOf = () =>
  readdirSync(path.join(site, 'node_modules/.cache/image-variants'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((name) => name.includes('.'))
    .map((name) => path.basename(name))
    .sort();

test('a screenshot comes in several widths and formats, in both colour modes', async () => {
  const tree = await build({alt: 'The screen', url: './img/screen.png#dark'});
  expect(tree.children[0]).toMatchObject({
    children: [
      {
        name: 'picture',
        children: [
          {
            name: 'source',
            attributes: [
              {name: 'type', value: 'image/avif'},
              {name: 'sizes'},
              {name: 'srcSet'},
            ],
          },
          {name: 'source', attributes: [{value: 'image/webp'}, {}, {}]},
          {type: 'image', url: './img/screen.png#dark', alt: 'The screen'},
        ],
      },
    ],
  });
  expect(filesOf()).toEqual(
    ['400', '704', '900'].flatMap((width) => [
      `screen-${width}.avif`,
      `screen-${width}.webp`,
    ]),
  );
});

test.each(['./img/missing.png', './img/drawing.svg', 'https://a.b/c.png'])(
  '%s is left to Docusaurus',
  async (url) => {
    const tree = await build({alt: 'The screen', url});
    expect(tree.children[0]).toMatchObject({children: [{type: 'image', url}]});
  },
);

test.each(['', '  ', null])(
  'an image described by %j stops the build with file and line',
  async (alt) => {
    await expect(build({alt, url: './img/screen.png'})).rejects.toMatchObject({
      line: 5,
      file: expect.stringContaining('docs/page.md') as string,
      reason: expect.stringContaining(
        'fix: ![what it shows](./img/screen.png)',
      ) as string,
    });
  },
);
