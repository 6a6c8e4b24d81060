import {
  escapeHtml,
  fromMarkup,
  plainText,
  toMarkup,
} from '../../../../src/components/search/markup';

const nasty = `<img src=x onerror="alert('1')"> & <mark>no</mark> &lt;`;

test('text of a page or a query never becomes markup', () => {
  expect(escapeHtml(nasty)).not.toMatch(/[<>"']/);
  expect(
    toMarkup([
      {text: 'a<b', isMarked: false},
      {text: '</mark><script>', isMarked: true},
    ]),
  ).toBe('a&lt;b<mark>&lt;/mark&gt;&lt;script&gt;</mark>');
});

test('unescaping restores the text', () => {
  expect(plainText(fromMarkup(escapeHtml(nasty)))).toBe(nasty);
});

test.each([
  ['plain', [{text: 'plain', isMarked: false}]],
  ['', []],
  [
    'a <mark>b</mark> c<mark>d</mark>',
    [
      {text: 'a ', isMarked: false},
      {text: 'b', isMarked: true},
      {text: ' c', isMarked: false},
      {text: 'd', isMarked: true},
    ],
  ],
  ['<b>bold</b>', [{text: '<b>bold</b>', isMarked: false}]],
  ['un<mark>closed', [{text: 'un<mark>closed', isMarked: false}]],
  ['&lt;a&gt; &#39;x&#039;', [{text: "<a> 'x'", isMarked: false}]],
  ['&amp;lt;', [{text: '&lt;', isMarked: false}]],
  ['&nbsp;&copy;', [{text: '&nbsp;&copy;', isMarked: false}]],
])(
  'the markup %j of somebody else is read as marks and text',
  (html, parts) => {
    expect(fromMarkup(html)).toEqual(parts);
  },
);
