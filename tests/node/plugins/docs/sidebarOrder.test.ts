import {sidebarPosition} from '../../../../src/lib/frontMatter';
import {bySidebarOrder} from '../../../../src/plugins/docs/sidebarOrder';

/** Titles in the order in which a visitor finds them. */
function inOrder(
  pages: [order: number | undefined, title: string][],
  language = 'en-US',
): string[] {
  return pages
    .map(([order, title]) => ({position: sidebarPosition(order), title}))
    .sort(bySidebarOrder(language))
    .map(({title}) => title);
}

test('pages come in positive order, then those without one, then in negative order', () => {
  expect(
    inOrder([
      [-1, 'last'],
      [undefined, 'unordered'],
      [2, 'second'],
      [-3, 'third to last'],
      [10, 'tenth'],
      [1, 'first'],
    ]),
  ).toEqual(['first', 'second', 'tenth', 'unordered', 'third to last', 'last']);
});

test('pages of one order come by title, numbers by their value and letters whatever their case', () => {
  expect(
    inOrder([
      [undefined, 'WebDAV'],
      [undefined, '189 Cloud'],
      [undefined, 'alias'],
      [undefined, '115 Cloud'],
      [undefined, '23 Drive'],
      [undefined, 'Crypt'],
    ]),
  ).toEqual(['23 Drive', '115 Cloud', '189 Cloud', 'alias', 'Crypt', 'WebDAV']);
});

test('an order of 0 is none', () => {
  expect(
    inOrder([
      [undefined, 'b'],
      [0, 'a'],
      [1, 'c'],
    ]),
  ).toEqual(['c', 'a', 'b']);
});

test('Chinese titles come by their sound', () => {
  expect(
    inOrder(
      [
        [undefined, '夸克'],
        [undefined, '阿里云盘'],
        [undefined, '百度网盘'],
      ],
      'zh-CN',
    ),
  ).toEqual(['阿里云盘', '百度网盘', '夸克']);
});
