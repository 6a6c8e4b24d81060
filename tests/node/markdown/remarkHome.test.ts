import type {Root} from 'mdast';
import {unified} from 'unified';
import {remarkHome} from '../../../src/markdown/remarkHome';

/** What is above the text of a page with this front matter. */
async function above(frontMatter: Record<string, unknown>): Promise<string[]> {
  const tree: Root = {type: 'root', children: []};
  await unified().use(remarkHome).run(tree, {data: {frontMatter}});
  return tree.children.map((node) => ('value' in node ? node.value : ''));
}

test.each([
  [{home: true}, 'home', 'ProjectPage'],
  [{portfolio: true}, 'portfolio', 'PortfolioHome'],
  [{home: true, portfolio: true}, 'home', 'ProjectPage'],
])(
  'a page with %j brings the layout %s/%s around its text',
  async (page, feature, name) => {
    expect(await above(page)).toEqual([
      `export {${name} as default} from '@site/src/components/${feature}/${name}';`,
    ]);
  },
);

test.each([{}, {home: false}, {sidebar: false}])(
  'a page with %j brings no layout',
  async (page) => {
    expect(await above(page)).toEqual([]);
  },
);
