import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const typeScript = ['**/*.{ts,tsx}'];
const plainJavaScript = ['**/*.{js,mjs,cjs}'];

export default defineConfig(
  globalIgnores([
    'build/',
    '.docusaurus/',
    'node_modules/',
    'coverage/',
    'test-results/',
    'static/',
    'service/build/',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  {
    files: typeScript,
    extends: [
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
    ],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'separate-type-imports'},
      ],
      // `() => setOpen(true)` is how handlers are written.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true},
      ],
      // `const {left, ...props} = all` is how a property is left out.
      '@typescript-eslint/no-unused-vars': [
        'error',
        {ignoreRestSiblings: true},
      ],
      // Its fix is `!`, which the strict rules forbid.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {allowNumber: true},
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {considerDefaultExhaustiveForUnions: true},
      ],
      eqeqeq: 'error',
      'no-console': ['error', {allow: ['error', 'warn']}],
      'no-warning-comments': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'tests/browser/**/*.{ts,tsx}'],
    extends: [
      reactHooks.configs.flat['recommended-latest'],
      jsxA11y.flatConfigs.strict,
    ],
    languageOptions: {globals: globals.browser},
    rules: {
      // What scrolls sideways is a named region that the keyboard reaches, or code; from a tab the keyboard goes on into its panel.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {roles: ['region', 'tabpanel'], tags: ['pre']},
      ],
    },
  },
  {
    // Code that runs in browsers, which are those of `browserslist` in package.json. Docusaurus transforms the syntax, but adds no functions.
    files: ['src/{components,hooks,lib,theme}/**/*.{ts,tsx}'],
    extends: [compat.configs['flat/recommended']],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[value=/:popover-open/]',
          message:
            'Browsers without popovers throw on it: use isPopoverOpen (src/lib/browser/popover.ts).',
        },
        {
          selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
          message:
            'Safari before 16.4 cannot read a script with a lookbehind: match what is before as a group.',
        },
        {
          selector:
            ':not(TaggedTemplateExpression) > TemplateLiteral[expressions.length>0] > TemplateElement:first-child[value.raw=/^\\s*(?:curl|docker|Invoke-|net use|printf|rclone|sudo)\\b/]',
          message:
            'A value in a command has to be quoted: use posix, powershell or everyShell (src/lib/shellCommand.ts).',
        },
      ],
    },
    settings: {
      browserslistOpts: {env: 'production'},
      // Safari 15.6 has neither: the button for full screen is hidden, and the permission counts as unknown.
      polyfills: [
        'document.fullscreenElement',
        'document.fullscreenEnabled',
        'navigator.permissions',
      ],
    },
  },
  {
    files: ['src/lib/browser/popover.ts'],
    rules: {'no-restricted-syntax': 'off'},
  },
  {
    // A fixture of Playwright says by its first parameter that it needs none of the others.
    files: ['tests/e2e/**/*.ts'],
    rules: {
      'no-empty-pattern': ['error', {allowObjectPatternsAsParameters: true}],
    },
  },
  {
    // Programs speak to the person who runs them.
    files: ['{scripts,tools}/**/*.ts', 'service/src/worker.ts'],
    rules: {'no-console': 'off'},
  },
  {
    files: plainJavaScript,
    languageOptions: {globals: globals.node},
  },
  prettier,
);
