import {checkAnswer, checkReply} from '../../../../tools/api/checkAnswer';
import type {Recording} from '../../../../tools/api/recording';
import recorded from '../../../fixtures/product/api/answers.json';
import {describedApi} from '../../../support/describedApi';

const description = describedApi();

const recordings = recorded as Recording[];

const users = recordings.find(({path}) => path === '/api/admin/user/list');

function check(answer: unknown): string[] {
  return checkAnswer(
    description,
    {path: '/api/admin/user/list', method: 'get'},
    answer,
  );
}

test('each route answers with the fields that its table has, and no others', () => {
  const wrong = recordings.flatMap(({method, path, answer, plain}) =>
    checkReply(
      description,
      {path, method},
      plain === undefined ? {json: answer} : {plain},
    ),
  );
  expect(wrong).toEqual([]);
});

test('a field that no table has is found', () => {
  const answer = {...(users?.answer as object), extra: true};
  expect(check(answer)).toEqual([
    'GET /api/admin/user/list: the answer must NOT have additional properties "extra"',
  ]);
});

test('recorded responses reveal nothing about the server that sent them', () => {
  const text = JSON.stringify(recordings);
  expect(text).not.toMatch(/eyJ[\w-]{10}/);
  expect(text).not.toContain('/tmp/');
  expect(text).not.toMatch(
    /"(?:token|secret|qr|device_key)":"(?!\*\*\*")[^"]+"/,
  );
});
