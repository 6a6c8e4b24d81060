import {albumPage} from '../../../../src/components/oauth-tools/albums';
import {
  readAnswer,
  textAt,
} from '../../../../src/components/oauth-tools/answers';
import {parseReply} from '../../../../src/components/oauth-tools/requestResult';
import {lifetimeText} from '../../../../src/components/oauth-tools/lifetime';
import {
  isOver,
  qrPath,
  qrState,
  qrText,
  webLoginValues,
} from '../../../../src/components/oauth-tools/qrLogin';

const paths = ['data.refresh_token', 'expires_in'];

describe('an answer', () => {
  test('has the values that were requested', () => {
    expect(
      readAnswer(
        200,
        '{"data":{"refresh_token":"r"},"expires_in":7200}',
        paths,
        ['refreshToken'],
      ),
    ).toMatchObject({
      kind: 'values',
      values: {refreshToken: 'r', expiresIn: '7200'},
    });
  });

  test.each([
    ['nothing', 204, '', 'unreadable empty'],
    ['a page', 200, '<!doctype html>', 'unreadable page'],
    ['half of it', 200, '{"a":', 'unreadable broken'],
    ['a list', 200, '["r"]', 'incomplete'],
    ['no token', 200, '{"data":{}}', 'incomplete'],
    ['no text', 200, '{"data":{"refresh_token":{}}}', 'incomplete'],
    [
      'an error of OAuth',
      400,
      '{"error":"invalid_grant","error_description":"used"}',
      'refused used',
    ],
    ['a good status', 200, '{"error":"no_grant"}', 'refused no_grant'],
    [
      'an error of Microsoft Graph',
      404,
      '{"error":{"message":"no site"}}',
      'refused no site',
    ],
    ['115', 200, '{"state":0,"message":"no key"}', 'refused no key'],
    ['no message', 500, '{}', 'refused HTTP 500'],
    [
      'hidden characters',
      400,
      '{"error_description":"a\\u202eb"}',
      'refused a b',
    ],
  ])('with %s has no values', (_, status, text, expected) => {
    const answer = readAnswer(status, text, paths, ['refreshToken']);
    const {kind, what, message} = {what: '', message: '', ...answer};
    expect(`${kind} ${what}${message}`.trim()).toBe(expected);
  });

  test('has no value with control characters, of excessive length, or that is inherited', () => {
    expect(textAt({a: 'x\u0000'}, 'a')).toBeUndefined();
    expect(textAt({a: 'x'.repeat(20_000)}, 'a')).toBeUndefined();
    expect(textAt({}, 'constructor.name')).toBeUndefined();
  });
});

describe('a request that ended', () => {
  test('without an answer names its host', () => {
    const kind = 'timeout';
    expect(parseReply('a.example', {kind}, '', [], [])).toEqual({
      kind: 'failed',
      failure: {kind, host: 'a.example'},
    });
  });

  test('because the visitor left is not a failure', () => {
    expect(parseReply('a', {kind: 'cancelled'}, '', [], [])).toEqual({
      kind: 'cancelled',
    });
  });

  test('with an answer is judged by it', () => {
    const answered = {kind: 'answered', status: 500} as const;
    expect(parseReply('a', answered, '<p>', [], [])).toMatchObject({
      kind: 'failed',
      failure: {kind: 'unreadable', host: 'a'},
    });
  });
});

describe('a QR code', () => {
  const table = [
    {value: 1, means: 'scanned'},
    {value: 'LoginSuccess', means: 'confirmed'},
  ] as const;

  test('has the state from the table', () => {
    expect(qrState({data: {status: 1}}, 'data.status', table)).toBe('scanned');
    expect(qrState({status: 'LoginSuccess'}, 'status', table)).toBe(
      'confirmed',
    );
    expect(qrState({data: {}}, 'data.status', table)).toBeUndefined();
    expect(isOver({state: 0})).toBe(true);
    expect(isOver({state: 1})).toBe(false);
  });

  test('has text with every value of the answer, or none at all', () => {
    const json = {data: {qrcode: 'https://x.example/$&'}, sid: 's'};
    expect(qrText('{data.qrcode}', json)).toBe('https://x.example/$&');
    expect(qrText('https://y.example/?sid={sid}', json)).toBe(
      'https://y.example/?sid=s',
    );
    expect(qrText('{data.other}', json)).toBeUndefined();
  });

  test('is drawn module by module', () => {
    expect(
      qrPath([
        [true, false],
        [false, true],
      ]),
    ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
  });

  test('of a website carries its token in base64', () => {
    const text = btoa('{"pds_login_result":{"refreshToken":"r"}}');
    expect(webLoginValues(text)).toEqual({refreshToken: 'r'});
    expect(webLoginValues('%%%')).toEqual({});
    expect(webLoginValues(undefined)).toEqual({});
  });
});

describe('a page of albums', () => {
  test('has the albums with an ID, and the token of the next page', () => {
    expect(
      albumPage({
        albums: [
          {id: 'a', title: '<b>\u202e', mediaItemsCount: '3'},
          {title: 'no id'},
          'nothing',
        ],
        nextPageToken: 'next',
      }),
    ).toEqual({
      albums: [{id: 'a', title: '<b>', count: '3'}],
      next: 'next',
    });
    expect(albumPage({})).toEqual({albums: [], next: undefined});
  });
});

describe('how long a token lasts', () => {
  test.each([
    ['3599', '59 minutes'],
    ['7200', '2 hours'],
    ['2592000', '30 days'],
    [undefined, undefined],
    ['soon', undefined],
  ])('%s', (seconds, text) => {
    expect(lifetimeText(seconds, 'en-US')).toBe(text);
  });
});
