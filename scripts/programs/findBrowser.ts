import path from 'node:path';
import {findProgram} from './programs';
import type {ProgramSpec} from './programs';

/** Where Windows installs programs: for everybody, 32-bit ones, and for one user. */
const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/** The engine of Chromium without windows, in which journeys take less time. */
export const headlessShell: ProgramSpec = {
  label: 'Chromium without windows',
  variable: 'CHROMIUM_PATH',
  names: ['chromium-headless-shell'],
  places: [],
  debianPackage: 'chromium-headless-shell',
};

/** Names and paths of Chromium and Chrome on Linux, macOS and Windows, the headless shell first. */
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
    ...headlessShell,
    label: 'Chromium',
    names: [
      ...headlessShell.names,
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
  };
}

export function findBrowser(): string {
  return findProgram(browserSpec(process.env));
}
