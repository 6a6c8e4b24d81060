import {ruledSteps, type Change} from './changed';
import {testCounts} from './counts';
import type {Plan} from './plan';
import {isSlow, slowTests} from './slowTests';
import {journeyReport, steps, unitReport, type Step} from './steps';

const smokeJourney = 'tests/e2e/smoke.spec.ts';

const unitTests: Step = {
  name: 'unit-tests',
  command: [
    ...['jest', '--json', '--outputFile', unitReport],
    ...['--testPathIgnorePatterns', slowTests],
  ],
  tests: {report: unitReport, count: testCounts.jest},
};

const smoke: Step = {
  name: 'smoke-journey',
  command: ['playwright', 'test', smokeJourney, '--project', 'site'],
  isAlone: true,
  tests: {report: journeyReport, count: testCounts.playwright},
};

interface QuickFacts {
  built: Date | undefined;
  testFiles: readonly string[];
  change: Pick<Change, 'base' | 'files' | 'isThere'>;
}

/** The check of a few minutes: the unit tests that are fast, what reads the files that changed, and a journey through the built site. */
export function quickPlan({built, testFiles, change}: QuickFacts): Plan {
  const {base, files, isThere} = change;
  const named = (name: string) => steps.filter((step) => step.name === name);
  const chosen = [
    ...named('programs'),
    unitTests,
    ...ruledSteps(files, files.filter(isThere)),
    ...(built === undefined
      ? [...named('build'), {...smoke, needs: 'build'}]
      : [smoke]),
  ];
  const run = new Set(chosen.map(({name}) => name));
  const leftOut = steps
    .map(({name}) => name)
    .filter((name) => !run.has(name) && name !== 'build');
  return {
    steps: chosen,
    before: [
      `${files.length} files changed since ${base}.`,
      built === undefined
        ? 'There is no built site, so the build comes first; it takes minutes.'
        : `The journey goes through the site as it was built on ${built.toISOString()}.`,
    ],
    after: [
      `Not run: ${leftOut.join(', ')}.`,
      `Run in part: unit-tests without ${testFiles.filter(isSlow).length} files *.slow.test.*, of the journeys only ${smokeJourney}.`,
      './bin/test runs everything.',
    ],
  };
}
