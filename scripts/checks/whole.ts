import type {Plan} from './plan';
import {concernedSlowTests, isSlow} from './slowTests';
import {steps} from './steps';

/** The whole check of a contributor: everything but the slow suites whose subject did not change. */
export function wholePlan(
  testFiles: readonly string[],
  changed: readonly string[],
): Plan {
  const concerned = new Set(concernedSlowTests(testFiles, changed));
  const leftOut = testFiles.filter(
    (file) => isSlow(file) && !concerned.has(file),
  );
  if (leftOut.length === 0) {
    return {steps, before: [], after: []};
  }
  const ignored = leftOut.flatMap((file) => [
    '--testPathIgnorePatterns',
    `/${file.replaceAll('.', '\\.')}$`,
  ]);
  return {
    steps: steps.map((step) =>
      step.name === 'unit-tests'
        ? {...step, command: [...step.command, ...ignored]}
        : step,
    ),
    before: [],
    after: [
      `Run in part: unit-tests without ${leftOut.length} files *.slow.test.*, because nothing changed that they test. CI=1 ./bin/test runs them, too.`,
    ],
  };
}
