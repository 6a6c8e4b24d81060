import {readMessages} from '../../../../src/plugins/page-messages/readMessages';

const page = (content: string) =>
  `<body><nav><table><tr><td><span id="message-menu"></span>menu<td>menu</table></nav><main><article>${content}</article></main></body>`;

const row = (cell: string) =>
  readMessages(
    page(
      `<table><tr><th>Message<th>Cause<tr><td><span id="message-x"></span>${cell}<td>The <b>cause</b>.</table>`,
    ),
  );

test.each([
  ['a code', '<code>storage not init: …</code>', ['storage not init: …']],
  [
    'several codes',
    '<code>no such host</code>, <code>i/o timeout</code>',
    ['no such host', 'i/o timeout'],
  ],
  [
    'a code and when it comes',
    '<code>error parsing regexp: …</code> on saving',
    ['error parsing regexp: …'],
  ],
  [
    'a sentence with a code in it',
    'Status <code>work</code>, but the storage is empty',
    ['Status work, but the storage is empty'],
  ],
  ['a sentence', '文件打不开', ['文件打不开']],
])('the finder knows %s as the reader sees it', (_, cell, messages) => {
  expect(row(cell)).toEqual([
    {messages, cause: 'The cause.', anchor: 'message-x'},
  ]);
});

test('a long cause is cut', () => {
  const [long] = readMessages(
    page(
      `<table><tr><td><span id="message-x"></span>a message<td>${'cause '.repeat(100)}</table>`,
    ),
  );
  expect(long?.cause).toMatch(/…$/);
  expect(long?.cause.length).toBeLessThan(300);
});

test('messages of the API lead to the heading above them', () => {
  expect(
    readMessages(
      page(
        '<h2 id="routes">Routes</h2><table><tr><th>code<th>message<th>Cause<tr><td>404<td><code>label not found</code><td>Wrong ID</table>',
      ),
    ),
  ).toEqual([
    {messages: ['label not found'], cause: 'Wrong ID', anchor: 'routes'},
  ]);
});

test('other tables and other parts of the page are left out', () => {
  expect(readMessages(page('<table><tr><td>order<td>a key</table>'))).toEqual(
    [],
  );
});
