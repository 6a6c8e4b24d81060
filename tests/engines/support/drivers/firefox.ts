import * as z from 'zod';
import {evaluate} from '../firefox/bidi';
import type {Bidi} from '../firefox/bidi';
import {launchFirefox} from '../firefox/launch';
import type {Driver, DriverOptions, Engine, Size} from '../engine';
import {clickActions, pressActions, typeActions} from './actions';

/** Whatever the system of this computer prefers, the pages are told the same. */
const preferences = {
  'ui.systemUsesDarkTheme': 0,
  'ui.prefersReducedMotion': 0,
  'intl.accept_languages': 'en-US, en',
};

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
    evaluate: async (expression) => evaluate(bidi, context, expression),
    click: async (x, y) => act(clickActions(x, y)),
    press: async (keys) => act(pressActions(keys)),
    type: async (text) => act(typeActions(text)),
    complaints: async () => Promise.resolve(complaints),
    close: async () => {
      await bidi.send('browser.removeUserContext', {userContext});
    },
  };
}

/** Firefox over WebDriver BiDi. */
export async function startFirefox({
  program,
  proxy,
}: DriverOptions): Promise<Driver> {
  const {bidi, stop} = await launchFirefox({program, proxy, preferences});
  await bidi.send('session.subscribe', {events: ['log.entryAdded']});
  return {open: async (size) => openWindow(bidi, size), stop};
}
