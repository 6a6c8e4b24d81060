import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {lookUp, thisMachine} from '../../scripts/programs/programs';
import {findServer, serverSpecs} from '../../scripts/programs/serverPrograms';

/** A folder with a certificate in which the real programs read configurations; to be removed after use. */
export interface TestFolder {
  folder: string;
  certificate: string;
  key: string;
  /** Both, one after the other. */
  pem: string;
  remove: () => void;
}

function makeTestFolder(): TestFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'proxies-'));
  const certificate = path.join(folder, 'the cert.pem');
  const key = path.join(folder, 'the key.pem');
  const pem = path.join(folder, 'the two.pem');
  run(findServer('openssl'), [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'],
    ...['-subj', '/CN=files.example.com', '-keyout', key, '-out', certificate],
  ]);
  const both = ['-in', certificate, '-outform', 'PEM'];
  const {stdout} = spawnSync(findServer('openssl'), ['x509', ...both]);
  const secret = spawnSync(findServer('openssl'), ['pkey', '-in', key]);
  writeFileSync(pem, Buffer.concat([stdout, secret.stdout]));
  return {
    folder,
    certificate,
    key,
    pem,
    remove: () => {
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

/** What a program says when it refuses; an empty text when it is content. */
function run(
  program: string,
  words: readonly string[],
  env: Record<string, string> = {},
): string {
  const {status, stdout, stderr, error} = spawnSync(program, words, {
    encoding: 'utf8',
    env: {...process.env, ...env},
  });
  return status === 0 && error === undefined
    ? ''
    : `${stdout}${stderr}${error?.message ?? ''}` || 'refused';
}

type Check = (text: string, testFolder: TestFolder) => string;

const nginx: Check = (text, {folder}) => {
  // Ports below 1024 are root's, and opening them is part of nginx' test.
  const site = text.replace(/listen (\d+)/g, 'listen 127.0.0.1:18$1');
  const file = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder};`)
    .join('\n');
  writeFileSync(
    file,
    `pid ${folder}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${site}}\n`,
  );
  return run(findServer('nginx'), [
    ...['-t', '-q', '-e', 'stderr', '-p', folder, '-c', file],
  ]);
};

const caddy: Check = (text, {folder}) => {
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, text);
  return run(
    findServer('caddy'),
    ['validate', '--adapter', 'caddyfile', '--config', file],
    {HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder},
  );
};

/** Where systems keep Apache's modules. */
const moduleFolders = [
  '/usr/lib/apache2/modules',
  '/usr/lib64/httpd/modules',
  '/usr/libexec/apache2',
];

const apacheModules = [
  ...['mpm_event', 'authz_core', 'alias', 'headers', 'setenvif'],
  ...['proxy', 'proxy_http', 'socache_shmcb', 'ssl'],
  // Only faults need these.
  ...['allowmethods', 'auth_basic', 'authn_core', 'authz_user', 'cache'],
  ...[
    'cache_disk',
    'dav',
    'dav_fs',
    'deflate',
    'env',
    'expires',
    'filter',
    'rewrite',
  ],
];

const apache: Check = (text, {folder}) => {
  const modules = moduleFolders.find((place) => existsSync(place)) ?? '';
  const loads = apacheModules
    .filter((name) => existsSync(path.join(modules, `mod_${name}.so`)))
    .map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`);
  const file = path.join(folder, 'apache.conf');
  writeFileSync(
    file,
    [
      `ServerRoot "${folder}"`,
      'ServerName localhost',
      `PidFile "${folder}/apache.pid"`,
      'ErrorLog /dev/null',
      ...loads,
      text,
    ].join('\n'),
  );
  return run(findServer('apache'), ['-t', '-f', file]);
};

const haproxy: Check = (text, {folder}) => {
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, text);
  return run(findServer('haproxy'), ['-c', '-f', file]);
};

/** Each program's own check of a configuration: an empty text where it is content, else what it says. */
export const realChecks = {nginx, caddy, apache, haproxy};

/**
 * A test that real programs take part in, with a certificate for them. Where one is not installed, the test is skipped and its title says what is
 * missing.
 */
export function testWithReal(
  names: readonly (keyof typeof realChecks)[],
  title: string,
  run: (testFolder: TestFolder) => void | Promise<void>,
): void {
  const runInFolder = async () => {
    const testFolder = makeTestFolder();
    try {
      await run(testFolder);
    } finally {
      testFolder.remove();
    }
  };
  const machine = thisMachine();
  const missing = [...names, 'openssl' as const].filter(
    (name) => 'missing' in lookUp(serverSpecs[name], machine),
  );
  if (missing.length > 0) {
    test.skip(`${title} (not installed: ${missing.join(', ')})`, runInFolder);
    return;
  }
  test(title, runInFolder, 300_000);
}
