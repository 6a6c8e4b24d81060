import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {validateAnswers} from '../../src/components/generators/options';
import {proxyOutputs} from '../../src/components/generators/proxy/proxies';
import {
  proxyOptions,
  type ProxyAnswers,
} from '../../src/components/generators/proxy/proxyOptions';
import {findServer} from '../../scripts/programs/serverPrograms';

export const proxyPrograms = ['nginx', 'caddy', 'apache', 'haproxy'] as const;

export type ProxyProgram = (typeof proxyPrograms)[number];

export interface ProxySpec {
  program: ProxyProgram;
  port: number;
  isHttps: boolean;
  subPath: string;
  /** Host and port of the product. */
  upstream: string;
  certificate: string;
  key: string;
}

/** What the generator writes for a proxy, as a user gets it. */
export function generatedFile(
  spec: ProxySpec,
  others: Partial<ProxyAnswers> = {},
): string {
  const {program, isHttps, subPath, upstream, certificate, key} = spec;
  const {values} = validateAnswers(proxyOptions, {
    domain: 'localhost',
    https: isHttps ? 'yes' : 'no',
    path: subPath,
    upstream,
    certificate,
    key,
    ...others,
  });
  return proxyOutputs(program, values).file.text;
}

/** Where Debian has Apache's modules. */
const MODULES = '/usr/lib/apache2/modules';

const apacheModules = [
  ...['mpm_event', 'authz_core', 'authz_user', 'authn_core', 'authn_file'],
  ...['auth_basic', 'alias', 'headers', 'setenvif', 'env', 'rewrite', 'filter'],
  ...['deflate', 'expires', 'proxy', 'proxy_http', 'socache_shmcb', 'ssl'],
];

const isRoot = process.getuid?.() === 0;

/** The generated file at a port that needs no rights, with what the program needs to run in a folder of its own. */
function runnable(text: string, spec: ProxySpec, folder: string): string {
  const {program, port, certificate, key} = spec;
  const address = `127.0.0.1:${String(port)}`;
  switch (program) {
    case 'nginx': {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join('\n');
      const site = text
        .replace(
          /server \{\n {4}listen 80;[^{}]*return 301 https:[^{}]*\}\n/,
          '',
        )
        .replace(/listen (?:80|443)/, `listen ${address}`);
      return `${isRoot ? 'user root;\n' : ''}daemon off;\nworker_processes 1;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\nproxy_cache_path ${folder}/cache keys_zone=everything:1m;\n${temporary}\n${site}}\n`;
    }
    case 'caddy':
      return `{\n    admin off\n    auto_https disable_redirects\n}\n${text
        .replace('http://localhost {', `http://${address} {`)
        .replace(
          'localhost {',
          `https://${address} {\n    tls ${certificate} ${key}`,
        )}`;
    case 'apache': {
      const loads = apacheModules
        .filter((name) => existsSync(`${MODULES}/mod_${name}.so`))
        .map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`);
      return [
        `ServerRoot "${folder}"`,
        'ServerName localhost',
        `PidFile "${folder}/pid"`,
        `ErrorLog "${folder}/error.log"`,
        `Listen ${address}`,
        ...(isRoot ? ['User www-data', 'Group www-data'] : []),
        ...loads,
        text
          .replace(
            /<VirtualHost \*:80>[^<]*Redirect permanent[^<]*<\/VirtualHost>\n/,
            '',
          )
          .replace(/\*:(?:80|443)/, address),
      ].join('\n');
    }
    case 'haproxy':
      return text.replace('bind :80', `bind ${address}`);
  }
}

const commands: Readonly<
  Record<ProxyProgram, (file: string) => readonly string[]>
> = {
  nginx: (file) => ['-c', file],
  caddy: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  apache: (file) => ['-D', 'FOREGROUND', '-f', file],
  haproxy: (file) => ['-q', '-f', file],
};

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}

/** Starts a proxy with a configuration, which is the generated one with or without a fault. */
export async function startProxy(
  text: string,
  spec: ProxySpec,
  folder: string,
): Promise<{stop: () => Promise<void>}> {
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, 'proxy.conf');
  writeFileSync(file, runnable(text, spec, folder));
  const child = spawn(findServer(spec.program), commands[spec.program](file), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  });
  let complaint = '';
  child.stderr.on('data', (part: Buffer) => {
    complaint = `${complaint}${part.toString()}`.slice(-2000);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  for (let left = 50; !(await isOpen(spec.port)); left -= 1) {
    if (left === 0 || child.exitCode !== null) {
      child.kill();
      throw new Error(`${spec.program} does not start: ${complaint}`);
    }
    await pause(100);
  }
  return {
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
