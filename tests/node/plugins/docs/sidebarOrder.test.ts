import {sidebarPosition} from '../../../../src/lib/frontMatter';
import {bySidebarOrder} from '../../../../src/plugins/docs/sidebarOrder';

/** Titles in the order in which a visitor finds them; a number before one is its order. */
const inOrder = (pages: readonly string[], language = 'en-US') =>
  pages
    .map((page) => /^(?:(-?\d+): )?(.*)$/.exec(page) ?? [])
    .map(([, order, title = '']) => ({
      position: sidebarPosition(order === undefined ? order : Number(order)),
      title,
    }))
    .sort(bySidebarOrder(language))
    .map(({title}) => title);

test.each([
  [
    'in positive order, then those without one or with 0, then in negative order',
    ['-1: last', 'b', '0: a', '2: second', '-3: third to last', '10: tenth'],
    ['second', 'tenth', 'a', 'b', 'third to last', 'last'],
  ],
  [
    'by title, numbers by their value and letters whatever their case',
    ['WebDAV', '189 Cloud', 'alias', '115 Cloud', '23 Drive', 'Crypt'],
    ['23 Drive', '115 Cloud', '189 Cloud', 'alias', 'Crypt', 'WebDAV'],
  ],
])('pages come %s', (_, pages, ordered) => {
  expect(inOrder(pages)).toEqual(ordered);
});

test('Chinese titles come by their sound', () => {
  const titles = ['夸克', '阿里云盘', '百度网盘'];
  expect(inOrder(titles, 'zh-CN')).toEqual(['阿里云盘', '百度网盘', '夸克']);
});
