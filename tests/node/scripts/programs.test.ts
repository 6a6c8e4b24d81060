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


describe('finding a program', () => {
  test('the environment variable wins over everything that is installed', () => {
    const found = lookUp(
      browserSpec,
      machine(['/usr/bin/chromium', '/opt/my/chrome'], {
        env: {PATH: '/usr/bin', CHROMIUM_PATH: '/opt/my/chrome'},
      }),
    );
    expect(found).toEqual({file: '/opt/my/chrome'});
  });

  test('a wrong environment variable is named, not silently replaced', () => {
    const decision = lookUp(
      browserSpec,
      machine(['/usr/bin/chromium'], {
        env: {PATH: '/usr/bin', CHROMIUM_PATH: '/nowhere'},
      }),
    );
    expect(decision).toEqual({
      missing: expect.stringContaining(
        'CHROMIUM_PATH is set to /nowhere',
      ) as string,
    });
  });

  test('an empty environment variable counts as unset', () => {
    const found = lookUp(
      browserSpec,
      machine(['/usr/bin/chromium'], {
        env: {PATH: '/usr/bin', CHROMIUM_PATH: ''},
      }),
    );
    expect(found).toEqual({file: '/usr/bin/chromium'});
  });

  test.each([
    ['Linux', '/usr/bin/chromium-browser'],
    ['Chrome on Linux', '/usr/local/bin/google-chrome'],
    ['macOS', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ])('a browser in its usual place on %s is found', (_, file) => {
    expect(lookUp(browserSpec, machine([file]))).toEqual({file});
  });

  test('the headless shell is taken before the whole browser', () => {
    const both = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
    expect(lookUp(browserSpec, machine(both))).toEqual({
      file: '/usr/bin/chromium-headless-shell',
    });
  });

  test('nginx is found although its folder is not on PATH', () => {
    expect(lookUp(serverSpecs.nginx, machine(['/usr/sbin/nginx']))).toEqual({
      file: '/usr/sbin/nginx',
    });
  });
});

describe('a program that is missing', () => {
  test('is installed on a Debian-like machine when we are root', () => {
    const decision = lookUp(
      browserSpec,
      machine([], {isDebianLike: true, elevation: []}),
    );
    expect(decision).toMatchObject({debianPackage: 'chromium-headless-shell'});
  });

  test('is installed with sudo when sudo asks for no password', () => {
    const decision = lookUp(
      serverSpecs.caddy,
      machine([], {isDebianLike: true, elevation: ['sudo', '-n']}),
    );
    expect(decision).toMatchObject({debianPackage: 'caddy'});
  });

  test('is asked for with the exact command when we may not install', () => {
    const decision = lookUp(browserSpec, machine([], {isDebianLike: true}));
    expect(decision).toEqual({
      missing: expect.stringContaining(
        'sudo apt-get install chromium',
      ) as string,
    });
  });

  test('is asked for by name on another system, and the variable is told', () => {
    const decision = lookUp(serverSpecs.nginx, machine([]));
    expect(decision).toEqual({
      missing: expect.stringMatching(
        /nginx was not found.*NGINX_PATH/,
      ) as string,
    });
  });
});
