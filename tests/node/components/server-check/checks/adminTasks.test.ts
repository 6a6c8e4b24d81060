import {adminTasks} from '../../../../../src/components/server-check/checks/adminTasks';
import {
  RECORDED_AT,
  answered,
  certaintyOf,
  findingOf,
  success,
} from '../../../../support/serverCheck';

const task = (state: number, hours: number, error = '') => ({
  state,
  start_time: new Date(RECORDED_AT - hours * 3_600_000).toISOString(),
  error,
});

test('no tasks are fine', () => {
  expect(certaintyOf(adminTasks)).toBe('fine');
});

test('failed tasks are certain, each message once and without secrets', () => {
  const failed = [
    task(7, 1, 'no space left'),
    task(7, 2, 'no space left'),
    task(7, 2, 'password=planted'),
    task(2, 2),
  ];
  const finding = findingOf(adminTasks, {
    copiesDone: answered('copiesDone', success(failed)),
  });
  expect(finding).toMatchObject({
    certainty: 'certain',
    facts: {failedTasks: 3},
  });
  expect(finding?.details).toHaveLength(2);
  expect(JSON.stringify(finding)).not.toContain('planted');
});

test.each([
  'transfersDone',
  'extractionsDone',
  'extractedDone',
  'transitionsDone',
] as const)('a failed task of the kind %s is certain', (name) => {
  const failed = success([task(7, 1, 'no space left')]);
  expect(certaintyOf(adminTasks, {[name]: answered(name, failed)})).toBe(
    'certain',
  );
});

test('a kind of tasks that the server does not know is not called fine', () => {
  const page = '<html></html>';
  const finding = findingOf(adminTasks, {
    transitionsUndone: answered('transitionsUndone', page),
    transitionsDone: answered('transitionsDone', page),
  });
  expect(finding?.certainty).toBe('fine');
  expect(finding?.saw).toContain('uploads of extracted files.');
});

test('a task that fails and is tried again for days hangs as well', () => {
  for (const state of [3, 6, 8, 9]) {
    const undone = success([task(state, 30)]);
    expect(
      certaintyOf(adminTasks, {
        extractionsUndone: answered('extractionsUndone', undone),
      }),
    ).toBe('likely');
  }
});

test('a task that runs for days is likely stuck, a waiting one is not', () => {
  const running = (state: number, hours: number) => ({
    uploadsUndone: answered('uploadsUndone', success([task(state, hours)])),
  });
  expect(certaintyOf(adminTasks, running(1, 30))).toBe('likely');
  expect(certaintyOf(adminTasks, running(1, 3))).toBe('fine');
  expect(certaintyOf(adminTasks, running(0, 30))).toBe('fine');
});
