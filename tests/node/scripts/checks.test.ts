import {
  judgeTestRun,
  testCounts,
  totalLine,
} from '../../../scripts/checks/counts';
import {chooseSteps, groupSteps, steps} from '../../../scripts/checks/steps';

describe('counting tests', () => {
  test('a file of Jest tests that stops before its first test is a failure', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 2,
    };
    expect(testCounts.jest(report)).toEqual({passed: 5, failed: 3});
  });

  test('a Playwright set-up that fails is a failure', () => {
    const report = {
      stats: {expected: 0, unexpected: 0, flaky: 0, skipped: 0},
      errors: [{message: 'no server'}],
    };
    expect(testCounts.playwright(report)).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });

  test('tests that were skipped with a reason are counted, and a run of nothing else does not fail', () => {
    const report = {
      stats: {expected: 0, unexpected: 0, flaky: 0, skipped: 27},
      errors: [],
    };
    const counts = testCounts.playwright(report);
    expect(judgeTestRun(counts, 0)).toEqual({
      passed: 0,
      failed: 0,
      skipped: 27,
    });
    expect(judgeTestRun(counts, 1).failed).toBe(1);
  });

  test.each(['jest', 'playwright'] as const)(
    'a report of %s that is none is not read as "no failures"',
    (runner) => {
      expect(() => testCounts[runner]({})).toThrow();
    },
  );

  test('a run of no tests is a failure', () => {
    expect(judgeTestRun({passed: 0, failed: 0}, 0).failed).toBe(1);
    expect(judgeTestRun(undefined, 0).failed).toBe(1);
  });

  test('a run that ends badly is a failure even when each of its tests passed', () => {
    expect(judgeTestRun({passed: 3, failed: 0}, 1)).toEqual({
      passed: 3,
      failed: 1,
    });
  });

  test('failed tests are counted once', () => {
    expect(judgeTestRun({passed: 3, failed: 2}, 1)).toEqual({
      passed: 3,
      failed: 2,
    });
  });
});

test('the last line adds everything up', () => {
  const all = [
    {passed: 1, failed: 0},
    {passed: 40, failed: 2},
  ];
  expect(totalLine(all)).toBe('41 passed, 2 failed');
});

describe('checks side by side', () => {
  const groups = groupSteps(steps).map((group) => group.map(({name}) => name));

  test('each check runs once, in the order of the checks', () => {
    expect(groups.flat()).toEqual(steps.map(({name}) => name));
    expect(groups.length).toBeLessThan(steps.length);
  });

  test('no check runs beside one that keeps every processor busy, or before what it needs', () => {
    const alone = steps.filter(({isAlone}) => isAlone).map(({name}) => name);
    expect(alone).toContain('e2e-tests');
    alone.forEach((name) => expect(groups).toContainEqual([name]));
    const groupOf = (name: string) =>
      groups.findIndex((group) => group.includes(name));
    steps.forEach(({name, needs = ''}) =>
      expect(groupOf(name)).toBeGreaterThan(groupOf(needs)),
    );
  });
});

describe('choosing checks', () => {
  test('all run when none is named, and the build before what needs it', () => {
    const names = chooseSteps([]).map(({name}) => name);
    expect(names).toEqual(steps.map(({name}) => name));
    const needy = steps.filter(({needs}) => needs !== undefined);
    expect(needy.length).toBeGreaterThan(0);
    needy.forEach(({name, needs = ''}) => {
      expect(names.slice(0, names.indexOf(name))).toContain(needs);
    });
  });

  test('named checks run in their own order', () => {
    const names = chooseSteps(['eslint', 'types']).map(({name}) => name);
    expect(names).toEqual(['types', 'eslint']);
  });

  test('a name that no check has is answered with the names', () => {
    expect(() => chooseSteps(['lint'])).toThrow(/"lint".*eslint/);
  });
});
