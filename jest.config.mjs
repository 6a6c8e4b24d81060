import {createRequire} from 'node:module';

const {resolve: webpackResolve} = createRequire(import.meta.url)(
  './scripts/moduleAliases.cjs',
);

/** Packages under node_modules that hold ES modules, which Jest cannot load as they are. */
const esModules = [
  '@algolia',
  '@docsearch',
  '@docusaurus',
  '@huacnlee',
  '@mdx-js',
  '@netlify',
  '@seriousme',
  '@ungap',
  '(?:boolbase|css-select|css-what|cssomnom|dom-serializer|domelementtype|domhandler|domutils|entities|htmlparser2|linkedom|nth-check)',
  'get-east-asian-width',
  'parse5',
  'react-player',
  'uqr',
  '(?:map-obj|path-exists|unified|escape-string-regexp|parse-entities|is-(?:alphabetical|alphanumerical|decimal|hexadecimal)|bail|trough|devlop|zwitch|ccount|longest-streak|markdown-table|trim-(?:trailing-)?lines|web-namespaces|is-plain-obj|property-information)',
  '(?:estree|mdast|hast|unist|micromark|remark|rehype|recma|esast|markdown-extensions|collapse-white-space|vfile|acorn-jsx|decode-named-character-reference|character-|stringify-entities|space-separated-tokens|comma-separated-tokens|html-void-elements)[^/]*',
];

/** Webpack's aliases as Jest's mapping: `name$` is that module, `name` a folder; several folders are tried in turn. */
const aliases = Object.fromEntries(
  Object.entries(webpackResolve.alias).map(([name, targets]) =>
    name.endsWith('$')
      ? [`^${name}`, targets]
      : [`^${name}/(.*)$`, targets.map((folder) => `${folder}/$1`)],
  ),
);

/** How every unit test runs, and those of the built site. */
export const shared = {
  restoreMocks: true,
  // Copies of the project are built there, with names that Jest would take for the project's own.
  modulePathIgnorePatterns: ['<rootDir>/(?:build|test-results)/'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/failOnConsole.ts'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/cssModule.ts',
    '\\.css$': '<rootDir>/tests/support/emptyModule.ts',
    '^@generated/(.*)$': '<rootDir>/tests/support/generated/$1.ts',
    // A package that names its file to `import` alone.
    '^(estree-walker)$': '<rootDir>/node_modules/$1/src/index.js',
    ...aliases,
  },
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: {syntax: 'typescript', tsx: true},
          transform: {react: {runtime: 'automatic'}},
          target: 'es2022',
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esModules.join('|')})/)`],
};

/** @type {import('jest').Config} */
export default {
  // Jest takes every processor, because it takes longest of what the check runs at the same time.
  maxWorkers: '100%',
  // A test may take long, because a busy machine types slowly.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/{node,contracts}/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'jsdom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/browser/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: [
        ...shared.setupFilesAfterEnv,
        '<rootDir>/tests/support/browserSetup.ts',
      ],
    },
  ],
};
