import {routeView} from '../../../../../src/components/api-reference/openapi/routeView';
import {
  fieldProblem,
  firstValues,
  hashedPassword,
  hexDigits,
  requestOf,
  shownAnswer,
} from '../../../../../src/components/api-reference/openapi/tryIt';
import {MASK} from '../../../../../src/components/api-reference/openapi/secrets';
import {describedApi} from '../../../../support/describedApi';

const description = describedApi();
const view = (path: string) => routeView(description, path);

describe('the form', () => {
  /** The request that the form of a route makes of what is typed. */
  function sentBy(path: string, typed: Readonly<Record<string, string>>) {
    const route = view(path);
    return route.request && requestOf(route, route.request, typed);
  }

  it('starts with the values of the sample', () => {
    expect(firstValues(view('/api/fs/list'))).toEqual({
      'body:path': '/local/docs',
      'body:password': '',
      'body:page': '1',
      'body:per_page': '50',
      'body:refresh': '',
    });
    expect(firstValues(view('/api/task/{type}/info'))).toEqual({
      'path:type': 'upload',
      'query:tid': 'a-task-id',
    });
  });

  it('sends the entered values, and leaves out empty ones', () => {
    const made = sentBy('/api/fs/list', {
      'body:path': '/目录',
      'body:refresh': 'true',
      'body:page': '2',
      'body:password': '',
    });
    expect(made?.json).toEqual({path: '/目录', refresh: true, page: 2});
  });

  it('puts values into the path and the query', () => {
    const made = sentBy('/api/task/{type}/info', {
      'path:type': 'copy',
      'query:tid': 'a b&c',
    });
    expect(made?.path).toBe('/api/task/copy/info?tid=a%20b%26c');
    expect(made?.json).toBeUndefined();
  });

  it('sends a list as the whole body', () => {
    const made = sentBy('/api/task/{type}/cancel_some', {
      'path:type': 'copy',
      'body:': '["one", "two"]',
    });
    expect(made?.json).toEqual(['one', 'two']);
  });

  it.each([
    ['integer', '12', undefined],
    ['integer', '-1', undefined],
    ['integer', 'twelve', 'number'],
    ['string[]', '["a"]', undefined],
    ['string[]', 'a', 'json'],
    ['string', 'anything', undefined],
    ['string', '', 'missing'],
  ])('validates %s: %s', (type, text, problem) => {
    expect(
      fieldProblem({name: 'field', in: 'body', type, required: true}, text),
    ).toBe(problem);
  });
});

describe('an answer', () => {
  it('is shown without its secrets', () => {
    const {masked, text, code} = shownAnswer(
      '{"code":200,"message":"success","data":{"token":"abc","device_key":"","name":"x"}}',
    );
    expect(code).toBe(200);
    expect(masked).not.toContain('abc');
    expect(masked).toContain(MASK);
    expect(masked).toContain('"name": "x"');
    expect(text).toContain('abc');
  });

  it('that is no JSON is shown as it is', () => {
    expect(shownAnswer('pong')).toEqual({
      text: 'pong',
      masked: 'pong',
      raw: 'pong',
      rawMasked: 'pong',
    });
  });

  it('shows large numbers as they were sent, without rounding', () => {
    const text = '{"code":200,"data":12345678901234567890}';
    expect(shownAnswer(text)).toMatchObject({raw: text, rawMasked: text});
  });

  it('hides secrets in the text as it was sent, too', () => {
    const {raw, rawMasked} = shownAnswer('{"data":{"token":"abc"}}');
    expect(raw).toContain('abc');
    expect(rawMasked).toBe(`{"data":{"token":"${MASK}"}}`);
  });
});

test('a password is hashed as in AList', () => {
  expect(hashedPassword('x')).toBe('x-https://github.com/alist-org/alist');
  expect(hexDigits(new Uint8Array([0, 10, 255]))).toBe('000aff');
});
