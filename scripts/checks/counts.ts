import {z} from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  /** Tests that did not run and say why. They are no failure, and no success. */
  skipped?: number;
}

/** Reads a test runner's report; a report of another form throws. */
export type CountTests = (report: unknown) => Counts;

const jestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  /** Skipped tests. */
  numPendingTests: z.int(),
  /** Files that stopped before their first test. */
  numRuntimeErrorTestSuites: z.int(),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.int(),
    unexpected: z.int(),
    flaky: z.int(),
    skipped: z.int(),
  }),
  /** Troubles outside any test, for example of a server that did not start. */
  errors: z.array(z.unknown()),
});

export const testCounts = {
  jest: (report) => {
    const counts = jestReport.parse(report);
    return {
      passed: counts.numPassedTests,
      failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites,
      skipped: counts.numPendingTests,
    };
  },
  playwright: (report) => {
    const {stats, errors} = playwrightReport.parse(report);
    return {
      // A test that passed on retry, where the settings allow one, has passed.
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    };
  },
} as const satisfies Record<string, CountTests>;

/**
 * What a test run adds to the totals. A run that says it failed although no test did, and a run of no tests at all, count as one
 * failure.
 *
 * @param counts what the report says; `undefined` when there is none
 * @param mayBeNone a report of no tests is none, where tests were chosen by what changed
 */
export function countTestRun(
  counts: Counts | undefined,
  exitCode: number,
  mayBeNone = false,
): Counts {
  const {passed, failed, skipped = 0} = counts ?? {passed: 0, failed: 0};
  const hasNothing =
    passed + failed + skipped === 0 && !(mayBeNone && counts !== undefined);
  const hidden = failed === 0 && (exitCode !== 0 || hasNothing);
  return {
    passed,
    failed: failed + (hidden ? 1 : 0),
    ...(skipped > 0 ? {skipped} : {}),
  };
}

/** The last line of a check. It ends in the form that other programs read. */
export function totalLine(all: readonly Counts[]): string {
  const sum = (key: keyof Counts) =>
    all.reduce((total, counts) => total + (counts[key] ?? 0), 0);
  const skipped = sum('skipped');
  return `${skipped > 0 ? `${skipped} skipped, ` : ''}${sum('passed')} passed, ${sum('failed')} failed`;
}
