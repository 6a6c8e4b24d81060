import os from 'node:os';
import {defineConfig} from '@playwright/test';
import {engineNames} from '../../scripts/engines/programs';
import type {EngineOptions} from './support/test';

/** The same journeys in each engine. `npm run engines` finds the engines and starts this. */
export default defineConfig<object, EngineOptions>({
  testDir: 'journeys',
  testMatch: '*.ts',
  globalSetup: './globalSetup.ts',
  outputDir: '../../test-results/engines',
  reporter: [
    ['list'],
    ['json', {outputFile: '../../test-results/engines.json'}],
  ],
  fullyParallel: true,
  forbidOnly: true,
  workers: os.availableParallelism(),
  timeout: 60_000,
  expect: {toPass: {timeout: 15_000, intervals: [50, 100, 200, 300]}},
  projects: engineNames.map((name) => ({name, use: {engineName: name}})),
});
