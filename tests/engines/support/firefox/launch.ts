import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {connectBidi} from './bidi';
import type {Bidi} from './bidi';

interface FirefoxOptions {
  program: string;
  /** Host and port that every request goes to, except those to this machine. */
  proxy: string;
  /** What differs from the defaults of `about:config`. */
  preferences: Readonly<Record<string, string | number | boolean>>;
  args?: readonly string[];
}

/** A Firefox without a window and with a profile of its own. */
export interface RunningFirefox {
  bidi: Bidi;
  /** Ends the browser and removes its profile. */
  stop: () => Promise<void>;
}

/** Waits until the browser says where it listens. */
async function addressOf(child: ChildProcess): Promise<string> {
  let written = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (part: Buffer) => {
      written += part.toString();
      const [, address] = /BiDi listening on (ws:\S+)/.exec(written) ?? [];
      if (address !== undefined) {
        resolve(address);
      }
    });
    child.once('error', reject);
    child.once('exit', () => {
      reject(new Error(`Firefox ended:\n${written}`));
    });
  });
}

/** Starts Firefox and speaks WebDriver BiDi with it, for which it needs no other program. */
export async function launchFirefox({
  program,
  proxy,
  preferences,
  args = [],
}: FirefoxOptions): Promise<RunningFirefox> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join(''));
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile]
      .concat(['--remote-debugging-port', '0'])
      .concat(args)
      .concat('about:blank'),
    {stdio: ['ignore', 'ignore', 'pipe']},
  );
  const exit = once(child, 'exit');
  // Also when it does not let itself be driven.
  const kill = () => child.kill();
  process.once('exit', kill);
  const bidi = await connectBidi(`${await addressOf(child)}/session`);
  await bidi.send('session.new', {
    capabilities: {
      alwaysMatch: {
        proxy: {
          proxyType: 'manual',
          httpProxy: proxy,
          sslProxy: proxy,
          noProxy: ['127.0.0.1'],
        },
      },
    },
  });
  return {
    bidi,
    stop: async () => {
      await bidi.send('browser.close', {});
      await exit;
      process.off('exit', kill);
      await rm(profile, {recursive: true, force: true});
    },
  };
}
