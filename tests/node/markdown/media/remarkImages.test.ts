import path from 'node:path';
import type {Image, Root} from 'mdast';
import {unified} from 'unified';
import {remarkImages} from '../../../../src/markdown/media/remarkImages';
import {temporaryFolder} from '../../../support/temporaryFolder';

const site = temporaryFolder({
  'docs/img/screen.png': '',
  'docs/img/two words.jpg': '',
  'docs/img/old.webp': '',
  'docs/img/a.svg': '',
});

async function build(...images: Partial<Image>[]): Promise<Root['children']> {
  const children = images.map((image) => ({
    type: 'image',
    position: {start: {line: 5, column: 3}, end: {line: 5, column: 30}},
    ...image,
  }));
  const tree = {
    type: 'root',
    children: [{type: 'paragraph', children}],
  } as Root;
  await unified()
    .use(remarkImages)
    .run(tree, {path: path.join(site, 'docs/page.md')});
  return tree.children;
}

const alt = 'The screen';

test('photographs of a page go to plugin-ideal-image, in both colour modes', async () => {
  const [paragraph, ...others] = await build(
    {alt, url: './img/screen.png#light'},
    {alt, url: 'img/screen.png#dark', title: 'In the dark'},
    {alt, url: './img/two%20words.jpg'},
  );
  const img = (file: string) => ({
    name: 'img',
    value: {value: `require("./img/${file}")`},
  });
  expect(paragraph).toMatchObject({
    children: [
      {
        name: 'IdealImage',
        attributes: [
          img('screen.png'),
          {name: 'alt', value: alt},
          {name: 'fragment', value: '#light'},
        ],
      },
      {
        name: 'IdealImage',
        attributes: [
          img('screen.png'),
          {name: 'alt', value: alt},
          {name: 'title', value: 'In the dark'},
          {name: 'fragment', value: '#dark'},
        ],
      },
      {
        name: 'IdealImage',
        attributes: [img('two words.jpg'), {name: 'alt', value: alt}],
      },
    ],
  });
  expect(others).toEqual([]);
});

test.each([
  './img/missing.png',
  './img/a.svg#light',
  './img/old.webp',
  '/img/screen.png',
  '@site/docs/img/screen.png',
  'https://a.b/c.png',
])('%s is left to Docusaurus', async (url) => {
  expect(await build({alt, url})).toMatchObject([
    {type: 'paragraph', children: [{type: 'image', url}]},
  ]);
});
