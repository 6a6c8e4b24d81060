import {oneOf} from '../oneOf';
import {testCounts} from './counts';
import type {CountTests} from './counts';

export interface Step {
  name: string;
  command: readonly string[];
  /** The same tool, repairing what it can. */
  fix?: readonly string[];
  /** What it reads of the sources. The short checks leave out a step that does not say it. */
  reads?: {
    /** It reads file by file: its command, or this one, gets those of these files that changed. `linked`: also those that are gone. */
    each?: {files: RegExp; command?: readonly string[]; linked?: true};
    /** Where one of these changed, it runs as in the whole check. */
    whole?: RegExp;
  };
  /** For a step that runs tests: where its report is, and how to count them. They count themselves instead of the step. */
  tests?: {
    report: string;
    count: CountTests;
    /** A run of no tests is no failure. */
    mayBeNone?: true;
    /** All of them may be skipped, for a reason that the report names. */
    mayBeSkipped?: true;
  };
  /** What it writes is shown also when it passes. */
  isShown?: true;
  /** Name of the step without which this one cannot run. */
  needs?: string;
  /** It needs a machine that does nothing else, or everything after it needs what it does. */
  isAlone?: true;
}

const code = /\.[cm]?[jt]sx?$/;

const typography = ['tsx', 'scripts/checks/checkChineseTypography.ts'];

export const unitReport = 'test-results/unit.json';
const builtReport = 'test-results/built.json';
export const journeyReport = 'test-results/e2e.json';
const engineReport = 'test-results/engines.json';

/**
 * Every check of the project, in the order in which they start: two at a time, the slowest first, so that none is left alone at the end. What
 * needs a quiet machine runs alone, last. `npm run check -- lint spelling` runs some of them.
 */
export const steps: readonly Step[] = [
  {
    // Before the first test, because tests install nothing.
    name: 'programs',
    command: ['tsx', 'scripts/programs/ensurePrograms.ts'],
    isAlone: true,
    isShown: true,
  },
  {
    name: 'build',
    command: ['npm', 'run', '--silent', 'build'],
  },
  {
    name: 'unit-tests',
    command: ['jest', '--json', '--outputFile', unitReport],
    tests: {report: unitReport, count: testCounts.jest},
  },
  {
    // What the files of the built site say, and what servers answer about them.
    name: 'built-site',
    command: [
      ...['jest', '--config', 'jest.built.config.mjs'],
      ...['--json', '--outputFile', builtReport],
    ],
    tests: {report: builtReport, count: testCounts.jest},
    needs: 'build',
  },
  {
    name: 'search-relevance',
    command: ['tsx', 'scripts/benchSearch.ts'],
    needs: 'build',
  },
  {
    // Names what is heavier than its budget, and a library that every page would load.
    name: 'budgets',
    command: ['tsx', 'scripts/checks/checkBudgets.ts'],
    isShown: true,
    needs: 'build',
  },
  {
    name: 'secrets',
    command: ['secretlint', '--secretlintignore', '.gitignore', '**/*'],
    reads: {
      each: {
        files: /./,
        command: ['secretlint', '--secretlintignore', '.gitignore'],
      },
      whole: /^\.secretlintrc\.json$/,
    },
  },
  {
    // What the preview shows over a page, for all pages.
    name: 'pages',
    command: ['tsx', 'scripts/checks/checkPages.ts'],
    reads: {
      each: {
        files:
          /^(?:docs|i18n\/\w+\/docusaurus-plugin-content-docs\/current)\/.*\.md$/,
        linked: true,
      },
      whole: /^(?:docs\/.*(?<!\.md)$|src\/(?:data|markdown)\/)/,
    },
  },
  {
    name: 'spelling',
    command: ['cspell', 'lint', '--no-progress', '--no-summary'],
    reads: {
      each: {
        // As `files` in cspell.json, which a command with files does not read.
        files:
          /^[^/]+\.(?:md|ts|mjs|cjs)$|^adr\/.*\.md$|^docs\/.*\.mdx?$|^src\/.*\.(?:tsx?|css|md)$|^src\/(?:components|data)\/.*\.json$|^(?:scripts|tools)\/.*\.(?:ts|cjs|md)$|^service\/.*\.(?:ts|md|toml)$|^service\/Dockerfile|^tests\/.*\.tsx?$|^deploy\//,
      },
      whole: /^(?:cspell\.json$|\.cspell\/)/,
    },
  },
  {
    name: 'prettier',
    command: ['prettier', '--check', '.'],
    fix: ['prettier', '--write', '--log-level', 'warn', '.'],
    reads: {
      each: {files: /./, command: ['prettier', '--check', '--ignore-unknown']},
      whole: /^(?:prettier\.config\.mjs|\.prettierignore)$/,
    },
  },
  {
    // Types as well.
    name: 'lint',
    command: ['oxlint'],
    fix: ['oxlint', '--fix'],
    // Facts and messages are imported as well, and package files bring types.
    reads: {
      whole:
        /\.[cm]?[jt]sx?$|^(?:src|tests|service|i18n\/zh)\/.*\.json$|^(?:tsconfig|package-lock|\.oxlintrc)\.json$/,
    },
  },
  {
    name: 'unused',
    command: ['knip'],
    reads: {whole: new RegExp(`${code.source}|^package\\.json$`)},
  },
  {
    name: 'import-directions',
    command: [
      'depcruise',
      ...['src', 'scripts', 'tools', 'service/src', 'tests'],
      ...['docusaurus.config.ts', 'sidebars.ts', 'playwright.config.ts'],
      ...['--output-type', 'err-long'],
    ],
    reads: {whole: code},
  },
  {
    name: 'markdownlint',
    command: ['markdownlint-cli2'],
    fix: ['markdownlint-cli2', '--fix'],
    reads: {
      each: {files: /\.md$/, command: ['markdownlint-cli2', '--no-globs']},
      whole: /^\.markdownlint/,
    },
  },
  {
    // A correction in one language must not wait for somebody who reads the other, so outdated translations are listed and do not fail the check.
    name: 'translations',
    command: ['tsx', 'scripts/translationStatus.ts', '--lenient'],
    isShown: true,
    reads: {whole: /^(?:docs|i18n)\//},
  },
  {
    name: 'chinese-typography',
    command: typography,
    fix: [...typography, '--fix'],
    reads: {whole: /^i18n\/zh\/|^src\/.*\.json$|^\.autocorrectrc$/},
  },
  {
    name: 'stylelint',
    command: ['stylelint', '{src,scripts}/**/*.css'],
    fix: ['stylelint', '--fix', '{src,scripts}/**/*.css'],
    reads: {
      each: {files: /^(?:src|scripts)\/.*\.css$/, command: ['stylelint']},
      whole: /^stylelint\.config\.mjs$/,
    },
  },
  {
    // Styles of libraries in the browsers that the site supports; the step stylelint reads those of the project.
    name: 'built-styles',
    command: [
      'stylelint',
      ...['--config', 'scripts/checks/builtStyles.stylelint.mjs'],
      'build/**/*.css',
    ],
    needs: 'build',
  },
  {
    name: 'english-phrases',
    command: ['tsx', 'scripts/checks/checkEnglishPhrases.ts'],
    reads: {whole: /^docs\/|^src\/.*\.json$/},
  },
  {
    name: 'unwritten-words',
    command: ['tsx', 'scripts/checks/checkUnwritten.ts'],
    reads: {whole: /^(?:docs|i18n|src)\/|^CONTRIBUTING\.md$/},
  },
  {
    // Where packages come from, what they would run while they are installed, and their licences, which it shows.
    name: 'packages',
    command: ['tsx', 'scripts/checks/checkPackages.ts'],
    isShown: true,
    reads: {
      whole:
        /^(?:tools\/)?package(?:-lock)?\.json$|^\.npmrc$|^scripts\/packages\//,
    },
  },
  {
    name: 'e2e-tests',
    command: ['playwright', 'test'],
    isAlone: true,
    tests: {report: journeyReport, count: testCounts.playwright},
    needs: 'build',
  },
  {
    // Without Firefox its journeys are skipped, and the last line says so. The other engines are run once a week.
    name: 'firefox-tests',
    command: ['tsx', 'scripts/engines.ts', '--engine', 'firefox'],
    isAlone: true,
    isShown: true,
    tests: {
      report: engineReport,
      count: testCounts.playwright,
      mayBeSkipped: true,
    },
    needs: 'build',
  },
];

/** Parts of the whole check that continuous integration runs beside each other; journeys are the third. */
export const parts = ['sources', 'site'] as const;

export type Part = (typeof parts)[number];

/** The steps of a part: what reads the sources, or the build and what reads the built site. */
export function stepsOf(part: Part): readonly Step[] {
  const isOfSite = ({name, needs}: Step) =>
    name === 'build' || needs === 'build';
  const isJourney = ({needs, isAlone}: Step) =>
    needs === 'build' && isAlone === true;
  return steps.filter(
    (step) =>
      !isJourney(step) &&
      (step.name === 'programs' || isOfSite(step) === (part === 'site')),
  );
}

/**
 * The steps with these names, or all.
 *
 * @throws Error for a name that no step has
 */
export function chooseSteps(names: readonly string[]): readonly Step[] {
  const known = steps.map(({name}) => name);
  names.forEach((name) => oneOf(known, name, 'check'));
  return names.length === 0
    ? steps
    : steps.filter(({name}) => names.includes(name));
}
