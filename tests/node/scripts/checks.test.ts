import {countTestRun, testCounts} from '../../../scripts/checks/counts';
import {runInOrder} from '../../../scripts/checks/runInOrder';
import {wholePlan} from '../../../scripts/checks/whole';

describe('counting tests', () => {
  const jest = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 4,
    numRuntimeErrorTestSuites: 2,
  };
  const playwright = {
    stats: {expected: 3, unexpected: 0, flaky: 1, skipped: 27},
    errors: [{message: 'no server'}],
  };

  test('a file that stops before its first test, a set-up that fails, and a test that passes when it is tried again are failures', () => {
    expect([testCounts.jest(jest), testCounts.playwright(playwright)]).toEqual([
      {passed: 5, failed: 3, skipped: 4},
      {passed: 3, failed: 2, skipped: 27},
    ]);
  });

  test.each(['jest', 'playwright'] as const)(
    'a report of %s that is none is not read as "no failures"',
    (runner) => {
      expect(() => testCounts[runner]({})).toThrow();
    },
  );

  const none = {passed: 0, failed: 0};
  const skipped = {...none, skipped: 27};

  test.each([
    ['of no tests', none, 0, {}, 1],
    ['without a report', undefined, 0, {}, 1],
    ['of no tests, as none were chosen', none, 0, {mayBeNone: true}, 0],
    ['of none chosen that ends badly', none, 1, {mayBeNone: true}, 1],
    ['of none chosen, no report', undefined, 0, {mayBeNone: true}, 1],
    ['of skipped tests', skipped, 0, {}, 1],
    ['of skipped tests that may be', skipped, 0, {mayBeSkipped: true}, 0],
    ['of those that ends badly', skipped, 1, {mayBeSkipped: true}, 1],
    ['of passed tests that ends badly', {passed: 3, failed: 0}, 1, {}, 1],
    ['of failed tests, counted once', {passed: 3, failed: 2}, 1, {}, 2],
  ])('a run %s: %j, exit code %i, %j, %i failed', (...row) => {
    const [, counts, exitCode, permitted, failed] = row;
    expect(countTestRun(counts, exitCode, permitted)).toEqual({
      ...(counts ?? none),
      failed,
    });
  });
});

describe('checks side by side', () => {
  type Scheduled = Parameters<typeof runInOrder>[0][number];

  /** What happens, as `+name` where a step starts and `-name` where it ends; a step ends when no other can start. */
  async function happenings(chosen: readonly Scheduled[]): Promise<string[]> {
    const log: string[] = [];
    await runInOrder(chosen, async ({name}) => {
      log.push(`+${name}`);
      await new Promise(setImmediate);
      log.push(`-${name}`);
    });
    return log;
  }

  test('a check starts when what it needs has ended, and others do not wait for it', async () => {
    const log = await happenings([
      {name: 'build'},
      {name: 'journeys', needs: 'build'},
      {name: 'lint'},
    ]);
    expect(log.slice(0, 2)).toEqual(['+build', '+lint']);
    expect(log.indexOf('+journeys')).toBeGreaterThan(log.indexOf('-build'));
  });

  test('nothing runs beside a check that runs alone, and nothing after it starts before it', async () => {
    expect(
      await happenings([
        {name: 'lint'},
        {name: 'journeys', isAlone: true},
        {name: 'types'},
      ]),
    ).toEqual(['+lint', '-lint', '+journeys', '-journeys', '+types', '-types']);
  });
});

describe('the whole check of a contributor', () => {
  const testFiles = [
    'tests/node/lib/a.slow.test.ts',
    'tests/node/tools/new/b.slow.test.ts',
    'tests/node/fuzz/c.slow.test.ts',
    'tests/node/lib/d.test.ts',
  ];
  const leftOut = (changed: readonly string[]) => {
    const {steps: chosen} = wholePlan(testFiles, changed);
    const unit = chosen.find(({name}) => name === 'unit-tests');
    return testFiles.filter((file) =>
      unit?.command
        .filter((word) => word.startsWith('/'))
        .some((pattern) => new RegExp(pattern).test(`/project/${file}`)),
    );
  };

  test('leaves slow suites out whose subject did not change, and says so', () => {
    expect(leftOut([])).toEqual(testFiles.slice(0, 3));
    expect(leftOut(['tools/new/pages.ts'])).toEqual([
      testFiles[0],
      testFiles[2],
    ]);
    expect(leftOut(['src/lib/d.ts'])).toEqual([testFiles[1]]);
    expect(leftOut(['package-lock.json'])).toEqual([]);
    expect(wholePlan(testFiles, []).after.join()).toContain('3 files');
  });
});
