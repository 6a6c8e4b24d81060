import path from 'node:path';
import {findProgram} from './programs';
import type {ProgramSpec} from './programs';

/** Where Windows installs programs: for everybody, 32-bit ones, and for one user. */
const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/**
 * Names and paths of Chromium and Chrome on Linux, macOS and Windows. The headless shell comes first: the same engine without windows,
 * which opens and closes pages faster.
 */
export function browserSpec(
  env: Readonly<Record<string, string | undefined>>,
): ProgramSpec {
  const windowsPlaces = windowsFolders
    .flatMap((name) => env[name] ?? [])
    .flatMap((folder) =>
      [
        ['Google', 'Chrome', 'Application', 'chrome.exe'],
        ['Chromium', 'Application', 'chrome.exe'],
      ].map((segments) => path.win32.join(folder, ...segments)),
    );
  return {
    label: 'Chromium',
    variable: 'CHROMIUM_PATH',
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
    ],
    places: [
      '/usr/bin/chromium',
      '/usr/lib/chromium/chromium',
      '/snap/bin/chromium',
      '/opt/google/chrome/chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      ...windowsPlaces,
    ],
    debianPackage: 'chromium-headless-shell',
  };
}

/** The browser of the end-to-end tests. Throws with instructions when there is none. */
export function findBrowser(): string {
  return findProgram(browserSpec(process.env));
}
