import {testCounts} from './counts';
import type {Plan} from './plan';
import {isSlow, slowTests} from './slowTests';
import {journeyReport, steps, unitReport, type Step} from './steps';

const smokeJourney = 'tests/e2e/smoke.spec.ts';

/** A cache of this kind compares contents; the whole check uses none. */
const cached = (tool: string) => [
  '--cache',
  ...['--cache-strategy', 'content'],
  ...['--cache-location', `node_modules/.cache/quick-check/${tool}`],
];

/** What reads the sources, the slowest first, and what its command gets besides. */
const readers: Readonly<Record<string, readonly string[]>> = {
  lint: [],
  prettier: cached('prettier'),
  spelling: cached('spelling'),
  unused: [],
  markdownlint: [],
  'import-directions': [],
  stylelint: [],
  pages: [],
  'chinese-typography': [],
  'english-phrases': [],
  'unwritten-words': [],
};

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
}

/** The check of a few minutes: what reads the sources, the unit tests that are fast, and a journey through the built site. */
export function quickPlan({built, testFiles}: QuickFacts): Plan {
  const named = (name: string) => steps.filter((step) => step.name === name);
  const chosen = [
    ...named('programs'),
    unitTests,
    ...Object.entries(readers).flatMap(([name, more]) =>
      named(name).map((step) => ({
        ...step,
        command: [...step.command, ...more],
      })),
    ),
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
