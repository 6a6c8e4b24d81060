import {shared} from './jest.config.mjs';

/**
 * What the files of the built site say, and what servers answer about them: `npm run build`, then `npx jest --config jest.built.config.mjs`.
 *
 * @type {import('jest').Config}
 */
export default {
  ...shared,
  maxWorkers: '100%',
  // Each page of the site is asked for, in each of its spellings.
  testTimeout: 120_000,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/built/**/*.test.ts'],
};
