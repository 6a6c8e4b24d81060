import {serverSpecs} from '../../../scripts/programs/serverPrograms';
import {browserSpec} from '../../../scripts/programs/findBrowser';
import {lookUp} from '../../../scripts/programs/programs';
import type {Machine} from '../../../scripts/programs/programs';

function machine(files: string[], others: Partial<Machine> = {}): Machine {
  return {
    env: {PATH: '/usr/local/bin:/usr/bin'},
    delimiter: ':',
    isExecutable: (file) => files.includes(file),
    exists: (file) => files.includes(file),
    isDebianLike: false,
    elevation: undefined,
    ...others,
  };
}

const chromium = '/usr/bin/chromium';
const shell = '/usr/bin/chromium-headless-shell';

const chosen = (CHROMIUM_PATH: string) => ({
  env: {PATH: '/usr/bin', CHROMIUM_PATH},
});

test.each<[string, string[], Partial<Machine>, string]>([
  [
    'the variable of the environment',
    [chromium, '/opt/c'],
    chosen('/opt/c'),
    '/opt/c',
  ],
  [
    'the usual place where the variable is empty',
    [chromium],
    chosen(''),
    chromium,
  ],
  ['the headless shell before the whole browser', [chromium, shell], {}, shell],
])('of a browser is found %s', (_, files, more, file) => {
  expect(lookUp(browserSpec, machine(files, more))).toEqual({file});
});

test.each([
  ['Linux', '/usr/bin/chromium-browser'],
  ['Chrome on Linux', '/usr/local/bin/google-chrome'],
  ['macOS', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
])('a browser in its usual place on %s is found', (_, file) => {
  expect(lookUp(browserSpec, machine([file]))).toEqual({file});
});

test('nginx is found although its folder is not on PATH', () => {
  expect(lookUp(serverSpecs.nginx, machine(['/usr/sbin/nginx']))).toEqual({
    file: '/usr/sbin/nginx',
  });
});

test.each([
  [[], 'chromium-headless-shell', browserSpec],
  [['sudo', '-n'], 'caddy', serverSpecs.caddy],
])('a missing program is installed on Debian with %j', (...row) => {
  const [elevation, debianPackage, program] = row;
  expect(
    lookUp(program, machine([], {isDebianLike: true, elevation})),
  ).toMatchObject({debianPackage});
});

test.each<[typeof browserSpec, string[], Partial<Machine>, RegExp]>([
  [browserSpec, [chromium], chosen('/nowhere'), /CHROMIUM_PATH is set to \/no/],
  [browserSpec, [], {isDebianLike: true}, /sudo apt-get install chromium/],
  [serverSpecs.nginx, [], {}, /nginx was not found.*NGINX_PATH/],
])('a missing program is asked for: %#', (program, files, more, words) => {
  expect(lookUp(program, machine(files, more))).toEqual({
    missing: expect.stringMatching(words) as string,
  });
});
