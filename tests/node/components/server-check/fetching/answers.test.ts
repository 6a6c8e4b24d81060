import fc from 'fast-check';
import {
  answerSchemas,
  MESSAGE_LIMIT,
  readBody,
  type RequestName,
} from '../../../../../src/components/server-check/fetching/answers';
import {recorded} from '../../../../support/recordedServer';

const names = Object.keys(answerSchemas) as RequestName[];

test('of an answer with credentials only what checks need is kept', () => {
  const read = readBody(
    'adminStorages',
    JSON.stringify(recorded.storages.body),
  );
  const kept = JSON.stringify(read);
  expect(kept).toContain('"driver":"Local"');
  expect(kept).not.toMatch(/addition|root_folder/);
});

test('passwords of metas are not kept', () => {
  const meta = {
    path: '/a',
    password: 'planted',
    p_sub: true,
    write: false,
    w_sub: false,
  };
  const body = {code: 200, message: '', data: {content: [meta]}};
  const kept = JSON.stringify(readBody('adminMetas', JSON.stringify(body)));
  expect(kept).toContain('"password":"set"');
  expect(kept).not.toContain('planted');
});

test('numbers that no AList sends are not shown to a visitor', () => {
  const kindOf = (name: RequestName, data: unknown) =>
    readBody(name, JSON.stringify({code: 200, message: '', data})).kind;
  for (const time of [-1e300, 1e300, 1e15, -1, 1.5]) {
    expect(kindOf('clock', [{last_active: time}])).toBe('problem');
  }
  expect(kindOf('clock', [{last_active: 1_790_000_000}])).toBe('envelope');
  for (const total of [-1e308, 1e308, -5, 0.1]) {
    expect(kindOf('listing', {content: [], total, write: false})).toBe(
      'problem',
    );
  }
});

test('a long message is cut', () => {
  const body = {code: 500, message: '<b>'.repeat(9999), data: null};
  const read = readBody('settings', JSON.stringify(body));
  expect(read).toMatchObject({kind: 'envelope'});
  expect(JSON.stringify(read).length).toBeLessThan(MESSAGE_LIMIT + 100);
});

test('web pages, broken JSON and other shapes are told apart', () => {
  const problemOf = (body: string) => {
    const read = readBody('settings', body);
    return read.kind === 'problem' ? read.problem : undefined;
  };
  expect(problemOf(' <!doctype html>')).toBe('html');
  expect(problemOf('{"code":200')).toBe('notJson');
  expect(problemOf('[]')).toBe('wrongShape');
  expect(problemOf('{"code":"200","message":"","data":{}}')).toBe('wrongShape');
  expect(problemOf('{"code":200,"message":"","data":[]}')).toBe('wrongShape');
  expect(problemOf('null')).toBe('wrongShape');
});

test('no answer makes reading throw', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.json(), (name, data) => {
      const body = `{"code":200,"message":"","data":${data}}`;
      expect(['envelope', 'problem']).toContain(readBody(name, body).kind);
      expect(['envelope', 'problem']).toContain(readBody(name, data).kind);
    }),
    {numRuns: 200},
  );
});
