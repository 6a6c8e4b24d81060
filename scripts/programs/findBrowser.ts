import {findProgram} from './programs';
import type {ProgramSpec} from './programs';

/** The engine of Chromium without windows, in which journeys take less time. */
export const headlessShell: ProgramSpec = {
  label: 'Chromium without windows',
  variable: 'CHROMIUM_PATH',
  names: ['chromium-headless-shell'],
  places: [],
  debianPackage: 'chromium-headless-shell',
};

/** Names and paths of Chromium and Chrome on Linux and macOS, the headless shell first. */
export const browserSpec: ProgramSpec = {
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
  ],
};

export function findBrowser(): string {
  return findProgram(browserSpec);
}
