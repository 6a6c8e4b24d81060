import {shared} from './jest.config.mjs';

/**
 * Mutation scores of modules of pure rules: `npm run mutation` changes each rule in many small ways and says which changes no test notices.
 * Once a week in continuous integration; a score below `break` fails.
 */
export default {
  mutate: [
    'src/components/color-mode/colorMode.ts',
    'src/components/consent/consentState.ts',
    'src/components/locale-prompt/localePromptRules.ts',
    'src/components/navigation/lostChunk.ts',
    'src/components/oauth-tools/signIn.ts',
    'src/components/redirects/redirect.ts',
    'src/components/search/markup.ts',
    'src/components/sidebar/swipe.ts',
    'src/components/table-of-contents/headingSync.ts',
    'src/lib/address.ts',
  ],
  testRunner: 'jest',
  jest: {
    config: {
      ...shared,
      projects: undefined,
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/node/**/*.test.ts'],
      testPathIgnorePatterns: ['\\.slow\\.test\\.'],
    },
  },
  coverageAnalysis: 'perTest',
  // Tests read pages, pictures and messages, too.
  ignorePatterns: [
    '/build',
    '/test-results',
    '/.docusaurus',
    '/tools/node_modules',
  ],
  reporters: ['clear-text', 'progress'],
  clearTextReporter: {reportTests: false, logTests: false},
  tempDirName: 'test-results/mutation',
  concurrency: 2,
  thresholds: {high: 90, low: 80, break: 70},
};
