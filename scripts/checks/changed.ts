import {testCounts} from './counts';
import type {Plan} from './plan';
import {concernedSlowTests, isSlow, slowTests} from './slowTests';
import {steps, type Step} from './steps';

/** Unit tests read these from the disk, so that the import graph does not show it: a change runs these tests and those that import one of the modules. */
const readers: readonly {
  files: RegExp;
  modules: readonly string[];
  tests: RegExp;
}[] = [
  {
    // Sentences. No component is made of them, and these contracts read none; that of the interface takes half a minute.
    files: /^(?:docs|i18n|versioned_docs)\/.*\.md$/,
    modules: [],
    tests:
      /^tests\/contracts\/(?!translations|apiRecordings|automation|breakpoints|compose|styleClasses|swizzles)/,
  },
  {
    files: /^(?:docs|i18n)\/.*(?<!\.md)(?<!^i18n\/translations\.json)$/,
    modules: ['tests/support/pages.ts'],
    tests: /^tests\/contracts\//,
  },
  {
    files: /^src\/data\//,
    modules: ['tests/support/facts.ts'],
    tests: /^tests\/(?:contracts|node\/data)\//,
  },
  {
    // Documents, automation, containers, settings of tools.
    files: /^(?!docs\/|i18n\/|src\/|scripts\/|tools\/|tests\/|service\/src\/)/,
    modules: [],
    tests: /^tests\/contracts\//,
  },
  {
    files:
      /\.css$|^(?!docs\/|i18n\/|versioned_docs\/).*\.md$|^src\/(?:config|theme)\//,
    modules: [],
    tests: /^tests\/contracts\//,
  },
];

const imported = /\.(?:[cm]?[jt]sx?|json)$/;

function unitStep(name: string, words: readonly string[]): Step {
  const report = `test-results/${name}.json`;
  return {
    name,
    command: ['jest', '--json', '--outputFile', report, ...words],
    tests: {report, count: testCounts.jest, mayBeNone: true},
  };
}

function unitSteps(
  {files: changed, testFiles, isSameCode}: Change,
  there: readonly string[],
): Step[] {
  const concerned = readers.filter(({files}) =>
    changed.some((file) => files.test(file)),
  );
  const modules = new Set([
    ...there.filter(
      (file) => imported.test(file) && !/^(?:docs|i18n)\//.test(file),
    ),
    ...concerned.flatMap((reader) => reader.modules),
  ]);
  const tests = testFiles.filter(
    (file) =>
      !isSlow(file) && concerned.some((reader) => reader.tests.test(file)),
  );
  const from = [...modules, ...tests];
  const slow = concernedSlowTests(
    testFiles,
    changed.filter((file) => !isSameCode(file)),
  );
  return [
    ...(from.length === 0
      ? []
      : [
          unitStep('unit-tests', [
            ...['--testPathIgnorePatterns', slowTests],
            modules.size === 0 ? '--runTestsByPath' : '--findRelatedTests',
            ...from,
          ]),
        ]),
    ...(slow.length === 0
      ? []
      : [unitStep('slow-unit-tests', ['--runTestsByPath', ...slow])]),
  ];
}

/** The steps that files concern, each with those of them that it reads. */
export function ruledSteps(
  changed: readonly string[],
  there: readonly string[],
): Step[] {
  return steps.flatMap((step) => {
    const {each, whole} = step.reads ?? {};
    if (whole !== undefined && changed.some((file) => whole.test(file))) {
      return [step];
    }
    const own = (each?.linked === true ? changed : there).filter((file) =>
      each?.files.test(file),
    );
    return own.length === 0
      ? []
      : [{...step, command: [...(each?.command ?? step.command), ...own]}];
  });
}

export interface Change {
  /** What it is compared with. */
  base: string;
  /** Paths from the root of the project, of files that are gone as well. */
  files: readonly string[];
  isThere: (file: string) => boolean;
  /** Whether a file is a page whose blocks of code did not change. */
  isSameCode: (file: string) => boolean;
  testFiles: readonly string[];
}

/** What a change can break and no build is needed to see. */
export function changedPlan(change: Change): Plan {
  const {base, files, isThere} = change;
  const there = files.filter(isThere);
  // The tests first, because they take longest.
  const chosen = [...unitSteps(change, there), ...ruledSteps(files, there)];
  const run = new Set(chosen.map(({name}) => name));
  const others = steps.filter(({name}) => !run.has(name));
  const isPossible = ({name, reads}: Step) =>
    reads !== undefined || name === 'unit-tests';
  const unconcerned = others.filter(isPossible).map(({name}) => name);
  const needBuild = others
    .filter((step) => !isPossible(step))
    .map(({name}) => name);
  const journeys = there.filter((file) => file.endsWith('.spec.ts'));
  return {
    steps: chosen,
    before: [`${files.length} files changed since ${base}.`],
    after: [
      ...(unconcerned.length === 0
        ? []
        : [`Not concerned: ${unconcerned.join(', ')}.`]),
      `Not run: ${needBuild.join(', ')}, unit tests that lead to no changed file, and those in *.slow.test.* unless what they test changed.`,
      ...(journeys.length === 0
        ? []
        : [
            `Changed journeys, not run: npx playwright test ${journeys.join(' ')}`,
          ]),
      './bin/test runs everything.',
    ],
  };
}
