// cspell:ignore toomanyrequests
import {
  answersOf,
  explanationsOf,
} from '../../../../src/components/error-finder/explanations';
import {findErrors} from '../../../../src/components/error-finder/findErrors';

const errors = [
  {id: 'no-such-host', messages: ['no such host'], cause: 'DNS'},
  {
    id: 'failed-link',
    messages: ['failed link: …'],
    cause: 'The rest says why',
    isWrapper: true as const,
  },
];

const explanations = explanationsOf(errors, {
  pages: [
    ['/guide/drivers/ftp', 'FTP'],
    ['/guide/drivers/SMB', 'SMB'],
    ['/guide/drivers/quark', 'Quark Drive'],
    ['/guide/webdav', 'WebDAV'],
  ],
  messages: [
    [
      'no such host',
      [
        [0, 'message-no-such-host', 'Wrong address'],
        [1, 'message-no-such-host', 'Names of a home network'],
      ],
    ],
    ['no link found', [[2, 'message-no-link-found', 'Not transcoded']]],
    [
      '文件大小超出允许的限制',
      [[3, 'message-0x800700df', 'Windows limits files to 47 MB']],
    ],
    ['stopped', [[1, '', 'The service stopped']]],
  ],
});

const answers = (text: string, known = explanations) =>
  answersOf(text, findErrors(text, known));

/** The records of above with those of one page, a message and its cause each. */
const withPage = (page: string, ...messages: [string, string][]) =>
  explanationsOf(errors, {
    pages: [[page, page]],
    messages: messages.map(([message, cause]) => [message, [[0, '', cause]]]),
  });

test('a message that one page explains leads to its row, without doubt', () => {
  expect(answers('failed link: no link found')).toMatchObject([
    {
      rows: [{address: '/guide/drivers/quark#message-no-link-found'}],
      isCertain: true,
    },
    {error: {id: 'failed-link'}, isCertain: false},
  ]);
});

test('a message with several causes has all of them in one answer', () => {
  const [answer, ...others] = answers('dial tcp: lookup nas: no such host');
  expect(others).toEqual([]);
  expect(answer?.error?.id).toBe('no-such-host');
  expect(answer?.rows.map(({title}) => title)).toEqual(['FTP', 'SMB']);
  expect(answer?.isCertain).toBe(false);
});

test('the page that the text names comes first', () => {
  const [answer] = answers('[SMB] lookup nas: no such host');
  expect(answer?.rows.map(({title}) => title)).toEqual(['SMB', 'FTP']);
});

test('what only says where something failed comes last on a page, too', () => {
  const all = withPage('/guide/architecture', ['failed link:', 'A driver']);
  const found = answers('failed link: no such host', all);
  expect(found.map(({error}) => error?.id)).toEqual([
    'no-such-host',
    'failed-link',
  ]);
  expect(found[1]?.rows).toMatchObject([{title: '/guide/architecture'}]);
});

test('an address that a page explains is no cause', () => {
  const all = withPage(
    '/faq/howto',
    ['http://127.0.0.1:5244', 'No name'],
    ['/opt/alist/data', 'No right'],
  );
  const found = answers(
    'Get "http://127.0.0.1:5244/opt/alist/data": lookup nas: no such host',
    all,
  );
  expect(
    found.map(({messages, isCertain}) => [messages[0], isCertain]),
  ).toEqual([
    ['no such host', true],
    ['http://127.0.0.1:5244', false],
    ['/opt/alist/data', false],
  ]);
});

test('a row without an anchor leads to its page', () => {
  expect(answers('stopped')[0]?.rows[0]?.address).toBe('/guide/drivers/SMB');
});

test('each message of a text has an answer', () => {
  const text =
    '错误 0x800700DF: 文件大小超出允许的限制，无法保存。\nfailed link: no link found';
  expect(answers(text).map(({messages}) => messages[0])).toEqual([
    'no link found',
    '文件大小超出允许的限制',
    'failed link: …',
  ]);
});

test('a word that other messages have, too, is no message of a page', () => {
  const pages = explanationsOf([{id: 'a', messages: ['some error']}], {
    pages: [['/guide/drivers/smb', 'SMB']],
    messages: [
      ['error:…', [[0, '', 'Refused']]],
      ['toomanyrequests', [[0, '', 'Wait']]],
    ],
  });
  expect(pages.map(({id}) => id)).toEqual(['a', 'toomanyrequests']);
});

test('a general cause within the message of a page leaves doubt about both', () => {
  const all = withPage('/smb', ['mount of …: no such host', 'Wrong address']);
  const found = answers('mount of nas: no such host', all);
  expect(found.map(({isCertain}) => isCertain)).toEqual([false, false]);
});
