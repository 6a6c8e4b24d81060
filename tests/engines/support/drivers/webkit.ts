import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';
import {setTimeout as sleep} from 'node:timers/promises';
import * as z from 'zod';
import {freePort} from '../../../support/siteServers';
import type {Driver, DriverOptions, Engine, Size} from '../engine';
import {clickActions, pressActions, typeActions} from './actions';

/** In milliseconds: for each program to answer, and for each command. */
const START_TIME = 10_000;
const COMMAND_TIME = 30_000;

/** Now and then the browser and its driver do not find each other. */
const ATTEMPTS = 3;

/** Sends commands of WebDriver, https://www.w3.org/TR/webdriver2/, below one address. */
function clientOf(base: string) {
  return async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body: object = {},
    time = COMMAND_TIME,
  ): Promise<unknown> => {
    const response = await fetch(`${base}${path}`, {
      method,
      signal: AbortSignal.timeout(time),
      ...(method === 'POST' ? {body: JSON.stringify(body)} : {}),
    });
    const {value} = z.object({value: z.unknown()}).parse(await response.json());
    if (!response.ok) {
      throw new Error(`WebDriver's ${path}: ${JSON.stringify(value)}`);
    }
    return value;
  };
}

type Send = ReturnType<typeof clientOf>;

/** The driver keeps no log, so each page is made to keep one from the first moment that it can be spoken to. */
const keepLog = `
  const log = (window.complaintsOfPage ??= (() => {
    const all = [];
    const {error} = console;
    console.error = (...texts) => {
      all.push(texts.map(String).join(' '));
      error(...texts);
    };
    addEventListener('error', (event) => all.push(event.message));
    addEventListener('unhandledrejection', ({reason}) => all.push(String(reason)));
    return all;
  })());`;

const answer = z.object({
  complaints: z.array(z.string()),
  value: z.string().optional(),
});

const capabilitiesOf = (proxy: string) => ({
  alwaysMatch: {
    // A script that is sent while a page is on its way is lost; the step that sent it tries again.
    timeouts: {script: 2000},
    'webkitgtk:browserOptions': {
      args: [
        '--automation',
        // Without its toolbar the browser can be as narrow as a phone.
        '--full-screen',
        // The driver's own setting of a proxy asks HTTPS of the proxy itself.
        `--proxy=http://${proxy}`,
        '--ignore-host=127.0.0.1',
      ],
    },
  },
});

async function openWindow(
  server: Send,
  proxy: string,
  size: Size,
): Promise<Engine> {
  const {sessionId} = z
    .object({sessionId: z.string()})
    .parse(
      await server(
        'POST',
        '/session',
        {capabilities: capabilitiesOf(proxy)},
        START_TIME,
      ),
    );
  const send: Send = async (method, path, body) =>
    server(method, `/session/${sessionId}${path}`, body);
  await send('POST', '/window/rect', {x: 0, y: 0, ...size});

  const complaints: string[] = [];
  const evaluate = async (expression: string) => {
    const result = answer.parse(
      await send('POST', '/execute/sync', {
        script: `${keepLog}
          return Promise.resolve(${expression}).then((value) => ({complaints: log.splice(0), value}));`,
        args: [],
      }),
    );
    complaints.push(...result.complaints);
    return result.value ?? '';
  };
  const act = async (actions: unknown) => {
    await send('POST', '/actions', {actions});
  };
  const load = async (path: string, body?: object) => {
    await send('POST', path, body);
    await evaluate('""');
  };
  return {
    goto: async (url) => load('/url', {url}),
    reload: async () => load('/refresh'),
    back: async () => load('/back'),
    forward: async () => load('/forward'),
    evaluate,
    click: async (x, y) => act(clickActions(x, y)),
    press: async (keys) => act(pressActions(keys)),
    type: async (text) => act(typeActions(text)),
    complaints: async () => {
      await evaluate('""');
      return complaints;
    },
    close: async () => {
      await send('DELETE', '');
    },
  };
}

/** Starts a screen that nobody sees, and says its name. */
async function startScreen(program: string, {width, height}: Size) {
  const child = spawn(
    program,
    ['-displayfd', '3', '-nolisten', 'tcp']
      .concat('-screen', '0')
      .concat(`${width}x${height}x24`),
    {detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe']},
  );
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer];
  return {child, display: `:${number.toString().trim()}`};
}

/** Starts the program that hands commands on to a browser, and says how to reach it. */
async function startServer(program: string, display: string) {
  const port = await freePort();
  const child = spawn(program, ['--host=127.0.0.1', `--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LANGUAGE: 'en_US',
      LANG: 'en_US.UTF-8',
      // Not every machine lets it put its processes into a sandbox, and the pages are ours.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    detached: true,
    stdio: 'ignore',
  });
  const send = clientOf(`http://127.0.0.1:${port}`);
  const deadline = Date.now() + START_TIME;
  while (Date.now() < deadline) {
    const isReady = await send('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) {
      return {child, send};
    }
    await sleep(50);
  }
  await end(child);
  throw new Error('WebKitWebDriver does not answer.');
}

/** Ends a program and those that it started. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit');
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    await exit;
  }
}

/** The small browser of WebKitGTK through its WebDriver. Each window fills a screen of its own: a smaller one crashes. */
export async function startWebKit(
  {program, proxy}: DriverOptions,
  xvfb: string,
): Promise<Driver> {
  const started: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(started.splice(0).map(end));
  };
  const open = async (size: Size): Promise<Engine> => {
    const screen = await startScreen(xvfb, size);
    started.push(screen.child);
    const server = await startServer(program, screen.display);
    started.push(server.child);
    const engine = await openWindow(server.send, proxy, size);
    return {
      ...engine,
      close: async () => {
        await engine.close();
        await stop();
      },
    };
  };
  return Promise.resolve({
    open: async (size) => {
      for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
        try {
          return await open(size);
        } catch {
          await stop();
        }
      }
      return open(size);
    },
    stop,
  });
}
