import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import type {Driver, DriverOptions, Engine, Size} from '../engine';
import {clickActions, pressActions, typeActions} from './actions';
import {connectBidi} from './bidi';
import type {Bidi} from './bidi';

/** Whatever the system of this computer prefers, the pages are told the same. */
const preferences = {'ui.systemUsesDarkTheme': 0, 'ui.prefersReducedMotion': 0};

const evaluated = z.union([
  z.object({
    type: z.literal('success'),
    result: z.object({type: z.literal('string'), value: z.string()}),
  }),
  z.object({
    type: z.literal('exception'),
    exceptionDetails: z.object({text: z.string()}),
  }),
]);

const logEntry = z.object({
  level: z.string(),
  text: z.string().nullable(),
  source: z.object({context: z.string().optional()}),
});

async function openWindow(bidi: Bidi, viewport: Size): Promise<Engine> {
  const {userContext} = z
    .object({userContext: z.string()})
    .parse(await bidi.send('browser.createUserContext', {}));
  const {context} = z
    .object({context: z.string()})
    .parse(
      await bidi.send('browsingContext.create', {type: 'tab', userContext}),
    );
  await bidi.send('browsingContext.setViewport', {context, viewport});

  const complaints: string[] = [];
  bidi.onEvent((method, params) => {
    if (method === 'log.entryAdded') {
      const {level, text, source} = logEntry.parse(params);
      if (level === 'error' && source.context === context) {
        complaints.push(text ?? '');
      }
    }
  });

  const act = async (actions: unknown) => {
    await bidi.send('input.performActions', {context, actions});
  };
  const traverse = async (delta: number) => {
    await bidi.send('browsingContext.traverseHistory', {context, delta});
  };
  return {
    goto: async (url) => {
      await bidi.send('browsingContext.navigate', {
        context,
        url,
        wait: 'complete',
      });
    },
    reload: async () => {
      await bidi.send('browsingContext.reload', {context, wait: 'complete'});
    },
    back: async () => traverse(-1),
    forward: async () => traverse(1),
    evaluate: async (expression) => {
      const answer = evaluated.parse(
        await bidi.send('script.evaluate', {
          expression,
          target: {context},
          awaitPromise: true,
        }),
      );
      if (answer.type === 'exception') {
        throw new Error(answer.exceptionDetails.text);
      }
      return answer.result.value;
    },
    click: async (x, y) => act(clickActions(x, y)),
    press: async (keys) => act(pressActions(keys)),
    type: async (text) => act(typeActions(text)),
    complaints: async () => Promise.resolve(complaints),
    close: async () => {
      await bidi.send('browser.removeUserContext', {userContext});
    },
  };
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

/** Firefox over WebDriver BiDi, which it speaks without another program. */
export async function startFirefox({
  program,
  proxy,
}: DriverOptions): Promise<Driver> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'engines-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${value});\n`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join(''));
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile]
      .concat(['--remote-debugging-port', '0'])
      .concat('about:blank'),
    {stdio: ['ignore', 'ignore', 'pipe']},
  );
  const exit = once(child, 'exit');
  // Also when it does not let itself be driven.
  process.once('exit', () => child.kill());
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
  await bidi.send('session.subscribe', {events: ['log.entryAdded']});
  return {
    open: async (size) => openWindow(bidi, size),
    stop: async () => {
      await bidi.send('browser.close', {});
      await exit;
      await rm(profile, {recursive: true, force: true});
    },
  };
}
