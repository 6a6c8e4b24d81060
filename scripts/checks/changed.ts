import {testCounts} from './counts';
import type {Plan} from './plan';
import {concernedSlowTests, isSlow, slowTests} from './slowTests';
import {steps, type Step} from './steps';

interface Rule {
  step: string;
  /** What the step reads file by file: its command gets those of these files that changed. `linked`: also those that are gone. */
  each?: {files: RegExp; command: readonly string[]; linked?: true};
  /** Where one of these changed, the step runs as in the whole check. */
  whole?: RegExp;
}

const code = /\.[cm]?[jt]sx?$/;

/** Which step which kind of file concerns. A step that is not here needs a built site. */
const rules: readonly Rule[] = [
  {
    step: 'lint',
    // Facts and messages are imported as well, and package files bring types.
    whole:
      /\.[cm]?[jt]sx?$|^(?:src|tests|service|i18n\/zh)\/.*\.json$|^(?:tsconfig|package-lock|\.oxlintrc)\.json$/,
  },
  {
    step: 'prettier',
    each: {files: /./, command: ['prettier', '--check', '--ignore-unknown']},
    whole: /^(?:prettier\.config\.mjs|\.prettierignore)$/,
  },
  {
    step: 'stylelint',
    each: {files: /^(?:src|scripts)\/.*\.css$/, command: ['stylelint']},
    whole: /^stylelint\.config\.mjs$/,
  },
  {
    step: 'markdownlint',
    each: {
      files: /\.md$/,
      command: ['markdownlint-cli2', '--no-globs'],
    },
    whole: /^\.markdownlint/,
  },
  {
    step: 'chinese-typography',
    whole: /^i18n\/zh\/|^src\/.*\.json$|^\.autocorrectrc$/,
  },
  {step: 'english-phrases', whole: /^docs\/|^src\/.*\.json$/},
  {
    step: 'pages',
    each: {
      files:
        /^(?:docs|i18n\/\w+\/docusaurus-plugin-content-docs\/current)\/.*\.md$/,
      command: ['tsx', 'scripts/checks/checkPages.ts'],
      linked: true,
    },
    whole: /^(?:docs\/.*(?<!\.md)$|src\/(?:data|markdown)\/)/,
  },
  {step: 'translations', whole: /^(?:docs|i18n)\//},
  {step: 'unwritten-words', whole: /^(?:docs|i18n|src)\/|^CONTRIBUTING\.md$/},
  {
    step: 'spelling',
    each: {
      // As `files` in cspell.json, which a command with files does not read.
      files:
        /^[^/]+\.(?:md|ts|mjs|cjs)$|^adr\/.*\.md$|^docs\/.*\.mdx?$|^src\/.*\.(?:tsx?|css|md)$|^src\/(?:components|data)\/.*\.json$|^(?:scripts|tools)\/.*\.(?:ts|cjs|md)$|^service\/.*\.(?:ts|md|toml)$|^service\/Dockerfile|^tests\/.*\.tsx?$|^deploy\//,
      command: ['cspell', 'lint', '--no-progress', '--no-summary'],
    },
    whole: /^(?:cspell\.json$|\.cspell\/)/,
  },
  {step: 'import-directions', whole: code},
  {
    step: 'unused',
    whole: new RegExp(`${code.source}|^package\\.json$`),
  },
  {
    step: 'packages',
    whole:
      /^(?:tools\/)?package(?:-lock)?\.json$|^\.npmrc$|^scripts\/packages\//,
  },
  {
    step: 'secrets',
    each: {
      files: /./,
      command: ['secretlint', '--secretlintignore', '.gitignore'],
    },
    whole: /^\.secretlintrc\.json$/,
  },
];

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
  return rules.flatMap(({step, each, whole}) => {
    const known = steps.find(({name}) => name === step);
    if (known === undefined) {
      throw new Error(`There is no check "${step}"`);
    }
    if (whole !== undefined && changed.some((file) => whole.test(file))) {
      return [known];
    }
    const own = (each?.linked === true ? changed : there).filter((file) =>
      each?.files.test(file),
    );
    return each === undefined || own.length === 0
      ? []
      : [{...known, command: [...each.command, ...own]}];
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
  const possible = new Set([...rules.map(({step}) => step), 'unit-tests']);
  const names = steps.map(({name}) => name).filter((name) => !run.has(name));
  const unconcerned = names.filter((name) => possible.has(name));
  const needBuild = names.filter((name) => !possible.has(name));
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
