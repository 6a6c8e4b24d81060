import os from 'node:os';
import {defineConfig} from '@playwright/test';
import {findBrowser} from './scripts/programs/findBrowser';

const isRoot = process.getuid?.() === 0;

/** Journeys of a reader, in a real Chromium, over the built site on three real servers. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/globalSetup.ts',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', {outputFile: 'test-results/e2e.json'}]],
  fullyParallel: true,
  forbidOnly: true,
  // Each processor has two workers, because two processors are done sooner with four pages at a time than with two.
  workers: 2 * os.availableParallelism(),
  // A test looks at a chunk of pages.
  timeout: 120_000,
  // On a busy machine something can appear late.
  expect: {timeout: 20_000},
  // The builds come first, so that nobody waits for them at the end.
  projects: [
    {name: 'configured build', testMatch: 'configured/build.setup.ts'},
    {name: 'versioned build', testMatch: 'versioned/build.setup.ts'},
    {name: 'preview', testMatch: 'preview/*.spec.ts'},
    {
      name: 'site',
      testMatch: '**/*.spec.ts',
      testIgnore: ['configured/**', 'versioned/**', 'preview/**'],
    },
    {
      name: 'configured site',
      testMatch: 'configured/**/*.spec.ts',
      dependencies: ['configured build'],
    },
    {
      name: 'versioned site',
      testMatch: 'versioned/**/*.spec.ts',
      dependencies: ['versioned build'],
    },
  ],
  use: {
    browserName: 'chromium',
    viewport: {width: 1280, height: 800},
    contextOptions: {reducedMotion: 'reduce'},
    // Pages get no service worker, because tests count what is asked of the network; the tests of copies for reading offline allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        // The browser itself stays silent, and no page reaches another computer.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        '--disable-gpu',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
