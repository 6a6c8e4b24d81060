import type {Recording} from '../../tools/api/recording';
import {valueAt} from '../../src/components/oauth-tools/answers';
import recorded from '../fixtures/product/api/answers.json';
import unanswered from '../fixtures/product/api/unanswered.json';
import {describedApi} from '../support/describedApi';

const recordings = recorded as Recording[];

const {paths} = describedApi();

/** Whether the product did what it was asked for. */
function succeeded({answer, plain, status = 200}: Recording): boolean {
  const code = valueAt(answer, 'code');
  return plain === undefined
    ? code === undefined || code === 200
    : status < 400;
}

const reasons = new Map(unanswered.map(({path, reason}) => [path, reason]));

const described = Object.keys(paths);

test('every described route was asked, and is one that is described', () => {
  expect(described.length).toBeGreaterThan(150);
  const asked = new Set(recordings.map(({path}) => path));
  expect([...asked].sort()).toEqual([...described].sort());
});

test('every route was answered with success, or it is said why it cannot be', () => {
  const answered = new Set(recordings.filter(succeeded).map(({path}) => path));
  const isReasonNeeded = (path: string) => !answered.has(path);
  expect(described.filter(isReasonNeeded).sort()).toEqual(
    [...reasons.keys()].sort(),
  );
});
