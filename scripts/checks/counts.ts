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
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    };
  },
} as const satisfies Record<string, CountTests>;

export interface Permitted {
  /** A report of no tests, where tests were chosen by what changed. */
  mayBeNone?: boolean;
  /** A report of nothing but skipped tests. */
  mayBeSkipped?: boolean;
}

/**
 * What a test run adds to the totals. A run that says it failed although no test did, and a run in which no test ran, count as one failure.
 *
 * @param counts what the report says; `undefined` when there is none
 */
export function countTestRun(
  counts: Counts | undefined,
  exitCode: number,
  {mayBeNone = false, mayBeSkipped = false}: Permitted = {},
): Counts {
  const {passed, failed, skipped = 0} = counts ?? {passed: 0, failed: 0};
  const isPermitted =
    skipped > 0 ? mayBeSkipped : mayBeNone && counts !== undefined;
  const ranNone = passed + failed === 0 && !isPermitted;
  const hidden = failed === 0 && (exitCode !== 0 || ranNone);
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
