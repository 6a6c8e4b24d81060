import {spawn} from 'node:child_process';
import path from 'node:path';
import {text} from 'node:stream/consumers';

// ESLint reads the types of the whole project first.
jest.setTimeout(300_000);

/** A text, linted as if it were this file; ESLint finds types only for files that are there. */
interface Planted {
  file: string;
  code: string;
  /** Settings other than the project's own. */
  config?: string;
}

type Mistake = [rule: string, planted: Planted];

interface Report {
  /** Rules that the settings choose themselves, besides the presets. */
  own: string[];
  /** The rules that each text breaks. */
  found: string[][];
}

async function lint(
  linter: 'eslint' | 'stylelint',
  planted: readonly Planted[],
): Promise<Report> {
  const program = path.resolve('tests/support/lintTexts.mjs');
  const {stdin, stdout, stderr} = spawn(process.execPath, [program, linter]);
  stdin.end(JSON.stringify(planted));
  const [report, problem] = await Promise.all([text(stdout), text(stderr)]);
  if (report === '') {
    throw new Error(problem);
  }
  return JSON.parse(report) as Report;
}

const inComponent = (code: string): Planted => ({
  file: 'src/components/ui/Spinner/index.tsx',
  code,
});
const inRule = (code: string): Planted => ({file: 'src/lib/base64.ts', code});
const inScript = (code: string): Planted => ({file: 'scripts/serve.ts', code});
const inJourney = (code: string): Planted => ({
  file: 'tests/e2e/smoke.spec.ts',
  code,
});

/** Texts that break a rule that the settings choose. */
const mistakesInCode: readonly Mistake[] = [
  [
    '@typescript-eslint/consistent-type-imports',
    inRule(
      `import {Locale} from '../config/locales';\nexport type Code = Locale;`,
    ),
  ],
  [
    '@typescript-eslint/no-confusing-void-expression',
    inRule('export const log: unknown = console.warn(1);'),
  ],
  [
    '@typescript-eslint/no-unused-vars',
    inRule('export const last = (first: number, next: number) => first;'),
  ],
  [
    '@typescript-eslint/restrict-template-expressions',
    inRule('export const line = (part: object) => `${part}`;'),
  ],
  [
    '@typescript-eslint/switch-exhaustiveness-check',
    inRule(
      `export function size(name: 'a' | 'b'): number {
         switch (name) {
           case 'a':
             return 1;
         }
         return 2;
       }`,
    ),
  ],
  ['eqeqeq', inRule('export const same = (a: number, b: number) => a == b;')],
  ['no-console', inRule(`console.log('a');`)],
  ['no-warning-comments', inRule('// TODO: later\nexport const a = 1;')],
  [
    'jsx-a11y/no-noninteractive-tabindex',
    inComponent('export const Box = () => <div tabIndex={0}>a</div>;'),
  ],
  [
    'Browsers without popovers throw on it: use isPopoverOpen (src/lib/browser/popover.ts).',
    inRule(
      `export const isOpen = (one: Element) => one.matches(':popover-open');`,
    ),
  ],
  [
    'Safari before 16.4 cannot read a script with a lookbehind: match what is before as a group.',
    inRule('export const price = (text: string) => /(?<=a)b/.test(text);'),
  ],
  [
    'Safari before 16.4 cannot read a script with a lookbehind: match what is before as a group.',
    inComponent('export const price = /(?<!a)b/;'),
  ],
  [
    'A value in a command has to be quoted: use posix, powershell or everyShell (src/lib/shellCommand.ts).',
    inComponent('export const ask = (url: string) => `curl -sS ${url}`;'),
  ],
  [
    'compat/compat',
    inRule('export const worker = () => new SharedWorker("a");'),
  ],
  ['no-empty-pattern', inJourney('export const first = ([]: string[]) => 1;')],
  [
    `Unused eslint-disable directive (no problems were reported from 'eqeqeq').`,
    inRule('// eslint-disable-next-line eqeqeq\nexport const a = 1;'),
  ],
];

/** What a rule would find, were it not for an exception that the settings make. */
const allowedCode: readonly [exception: string, planted: Planted][] = [
  [
    'a handler that returns nothing',
    inRule('export const warn = () => console.warn(1);'),
  ],
  [
    'a property that is left out',
    inRule(
      'export function rest({a, ...others}: {a: number; b: number}) {\n  return others;\n}',
    ),
  ],
  ['a number in a text', inRule('export const line = (n: number) => `${n}`;')],
  [
    'a default for the names that a switch leaves out',
    inRule(
      `export function size(name: 'a' | 'b'): number {
         switch (name) {
           case 'a':
             return 1;
           default:
             return 2;
         }
       }`,
    ),
  ],
  ['an error on the console', inRule(`console.error('a');`)],
  ['a line on the console of a program', inScript(`console.log('a');`)],
  [
    'a region that the keyboard scrolls',
    inComponent(
      'export const Box = () => <div aria-label="a" role="region" tabIndex={0}>a</div>;',
    ),
  ],
  [
    'a panel of a tab',
    inComponent(
      'export const Box = () => <div role="tabpanel" tabIndex={0}>a</div>;',
    ),
  ],
  [
    'code that the keyboard scrolls',
    inComponent('export const Box = () => <pre tabIndex={0}>a</pre>;'),
  ],
  [
    'the file that knows popovers',
    {
      file: 'src/lib/browser/popover.ts',
      code: `export const isOpen = (one: Element) => one.matches(':popover-open');`,
    },
  ],
  [
    'a feature that the site does without',
    inRule('export const isFull = () => document.fullscreenEnabled;'),
  ],
  [
    'a fixture without others',
    inJourney('export const fixture = ({}: object) => 1;'),
  ],
];

const inStyles = (code: string): Planted => ({
  file: 'src/css/blocks.css',
  code,
});
const inModule = (code: string): Planted => ({
  file: 'src/components/ui/Spinner/styles.module.css',
  code,
});
const inTokens = (code: string): Planted => ({
  file: 'src/css/tokens.css',
  code,
});
const inBuild = (code: string): Planted => ({
  file: 'build/assets/css/styles.css',
  code,
  config: 'scripts/checks/builtStyles.stylelint.mjs',
});

const rule = (declaration: string, selector = '.box') =>
  `${selector} {\n  ${declaration};\n}\n`;

/** Colours made with each function that makes one. */
const colors = [
  ...['rgb(0 0 0)', 'rgba(0 0 0)', 'hsl(0deg 0% 0%)', 'hsla(0deg 0% 0%)'],
  ...['hwb(0deg 0% 0%)', 'lab(0% 0 0)', 'lch(0% 0 0deg)', 'oklab(0% 0 0)'],
  ...['oklch(0% 0 0deg)', 'color(srgb 0 0 0)'],
];

const physicalSides = [
  ...['left', 'right', 'margin-left', 'margin-right', 'padding-left'],
  ...['padding-right', 'border-left', 'border-right-width'],
  ...['scroll-margin-left', 'scroll-padding-right'],
  ...['border-top-left-radius', 'border-bottom-right-radius'],
];

const mistakesInStyles: readonly Mistake[] = [
  ['color-named', inStyles(rule('color: red'))],
  ['color-no-hex', inStyles(rule('color: #fff'))],
  ['custom-property-pattern', inStyles(rule('--my-size: 1px'))],
  ['selector-class-pattern', inModule(rule('color: inherit', '.my-box'))],
  ['property-no-unknown', inModule(rule('compose: box from "./a.css"'))],
  [
    'selector-pseudo-class-no-unknown',
    inModule(rule('color: inherit', '.box:outer(p)')),
  ],
  [
    'plugin/no-unsupported-browser-features',
    inStyles(rule('scrollbar-width: thin')),
  ],
  [
    'plugin/no-unsupported-browser-features',
    inBuild(rule('color: lab(0% 0 0)')),
  ],
  [
    '--report-needless-disables',
    inStyles(
      `/* stylelint-disable-next-line color-no-hex -- none */\n${rule('color: inherit')}`,
    ),
  ],
  [
    '--report-descriptionless-disables',
    inStyles(
      `/* stylelint-disable-next-line color-no-hex */\n.box { color: #fff; }\n`,
    ),
  ],
  ...colors.map((color): Mistake => [
    'function-disallowed-list',
    inStyles(rule(`color: ${color}`)),
  ]),
  ...physicalSides.map((side): Mistake => [
    'property-disallowed-list',
    inStyles(rule(`${side}: 0`)),
  ]),
  ...['text-align', 'float', 'clear'].flatMap((property) =>
    ['left', 'right'].map((value): Mistake => [
      'declaration-property-value-disallowed-list',
      inStyles(rule(`${property}: ${value}`)),
    ]),
  ),
];

const allowedStyles: readonly [exception: string, planted: Planted][] = [
  [
    'colours in the tokens',
    inTokens(
      `:root {\n  --site-a: #fff;\n  --site-b: red;\n  --site-c: rgb(0 0 0);\n}\n`,
    ),
  ],
  [
    'tokens of the packages',
    inStyles(
      `:root {\n  --site-a: 1px;\n  --ifm-a: 1px;\n  --docusaurus-a: 1px;\n  --pswp-a: 1px;\n}\n`,
    ),
  ],
  ['class names of the theme', inStyles(rule('color: inherit', '.pswp__bg'))],
  ['logical sides', inStyles(rule('margin-inline-start: 0'))],
  ['a sheet that uses another', inModule(rule('composes: box from "./a.css"'))],
  [
    'global names in a module',
    inModule(rule('color: inherit', ':global(.theme) .box')),
  ],
  [
    'a feature without which little is lost',
    inStyles(rule('content-visibility: auto')),
  ],
  ['a hint of a library', inBuild(rule('scrollbar-width: thin'))],
];

const linters = [
  {
    linter: 'eslint',
    mistakes: mistakesInCode,
    allowed: allowedCode,
    others: ['compat/compat'],
  },
  {
    linter: 'stylelint',
    mistakes: mistakesInStyles,
    allowed: allowedStyles,
    others: [],
  },
] as const;

describe.each(linters)('$linter', ({linter, mistakes, allowed, others}) => {
  let report: Report;

  beforeAll(async () => {
    report = await lint(
      linter,
      [...mistakes, ...allowed].map(([, planted]) => planted),
    );
  });

  test('has a planted mistake for every rule that the settings choose', () => {
    const planted = new Set(mistakes.map(([name]) => name));
    expect(report.own.length).toBeGreaterThan(9);
    expect(
      [...report.own, ...others].filter((name) => !planted.has(name)),
    ).toEqual([]);
  });

  test.each(
    mistakes.map(([name, {file, code}], index) => ({
      name,
      file,
      text: code.replace(/\s+/g, ' ').trim(),
      index,
    })),
  )('in $file, "$text" is found: $name', ({name, index}) => {
    expect(report.found[index]).toContain(name);
  });

  test.each(allowed.map(([exception], index) => ({exception, index})))(
    'lets $exception pass',
    ({index}) => {
      expect(report.found[mistakes.length + index]).toEqual([]);
    },
  );
});
