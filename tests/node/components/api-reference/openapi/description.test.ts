// cspell:ignore seriousme
import {Validator} from '@seriousme/openapi-schema-validator';
import {localeCodes} from '../../../../../src/config/locales';
import type {
  HttpMethod,
  Operation,
} from '../../../../../src/components/api-reference/openapi/types';
import {checkAnswer} from '../../../../../tools/api/checkAnswer';
import {describedApi} from '../../../../support/describedApi';
import {someFacts} from '../../../../support/facts';

const facts = someFacts();

const english = describedApi();

const operations = Object.entries(english.paths).flatMap(([path, item]) =>
  Object.entries(item).map(
    ([method, operation]): [string, string, Operation] => [
      method,
      path,
      operation,
    ],
  ),
);

describe.each(localeCodes)('the description in %s', (locale) => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate({...describedApi(locale)});
    expect(result).toEqual({valid: true});
    expect(validator.version).toBe('3.1');
  });

  it('has no text of the other language', () => {
    const text = JSON.stringify(describedApi(locale));
    expect(/\p{Script=Han}/u.test(text)).toBe(locale === 'zh');
    expect(text).not.toContain('{"en":');
  });
});

test('every route of the data is described', () => {
  expect(Object.keys(english.paths)).toEqual(
    facts.routes.map(({path}) => path),
  );
  expect(operations.length).toBeGreaterThanOrEqual(157);
});

test('each operation has a name of its own', () => {
  const ids = operations.map(([, , {operationId}]) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a route shows the method that it is described with, also if it takes any', () => {
  const others = operations.filter(
    ([method, , described]) =>
      !described['x-alist-methods'].includes(method.toUpperCase()),
  );
  expect(others).toEqual([]);
});

test('an answer is the envelope, with exactly AList’s fields', () => {
  const schema =
    english.paths['/api/fs/list']?.post?.responses['200']?.content?.[
      'application/json'
    ]?.schema;
  expect(Object.keys(schema?.properties ?? {})).toEqual([
    'code',
    'message',
    'data',
  ]);
  expect(schema?.required).toEqual(['code', 'message', 'data']);
});

test('the token is in the header as it is, without Bearer', () => {
  expect(english.components.securitySchemes.token).toMatchObject({
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
  });
  expect(english.paths['/api/admin/storage/list']?.get?.security).toEqual([
    {token: []},
  ]);
  expect(english.paths['/api/fs/list']?.post?.security).toEqual([
    {token: []},
    {},
  ]);
  expect(english.paths['/api/auth/login']?.post?.security).toEqual([]);
});

const examplesOf = (operation: Operation) =>
  operation.responses['200']?.content?.['application/json']?.examples ?? {};

test('each error of a route is an example of its answer', () => {
  const withErrors = operations.filter(
    ([, , operation]) => operation['x-alist-errors'].length > 0,
  );
  expect(withErrors.length).toBeGreaterThan(80);
  for (const [method, path, operation] of withErrors) {
    const examples = Object.keys(examplesOf(operation)).filter(
      (name) => name !== 'success',
    );
    expect([method, path, examples.length]).toEqual([
      method,
      path,
      operation['x-alist-errors'].length,
    ]);
  }
});

test('the example of a successful answer fits what is said of the answer', () => {
  const problems = operations.flatMap(([method, path, operation]) => {
    const {success} = examplesOf(operation);
    return success === undefined
      ? []
      : [
          checkAnswer(
            english,
            {path, method: method as HttpMethod},
            success.value,
          ),
        ];
  });
  expect(problems.length).toBeGreaterThan(130);
  expect(problems.flat()).toEqual([]);
});
