import {setTimeout as sleep} from 'node:timers/promises';
import * as z from 'zod';
import {type Locale, locales} from '../../src/config/locales';
import {firefox} from '../engines/programs';
import {type Bidi, evaluate} from '../firefox/bidi';
import {launchFirefox} from '../firefox/launch';
import {findProgram} from '../programs';
import {type ColorMode, OUTLINE, PICTURE_WIDTH} from './files';
import {
  click,
  draw,
  find,
  hasArrangedTabs,
  isShown,
  mark,
  openToolbox,
  type Place,
  scrollTo,
  settle,
} from './inFirefox';
import {SAMPLE_HOST, startSampleSite} from './sampleSite';
import type {DeveloperTools} from './schema';

/** The narrowest window in which the tools show their tabs, and no higher than what has to be seen. */
const WINDOW = {width: 760, height: 300};

/** In milliseconds: for the tools to show something. */
const PATIENCE = 10_000;

const SITE = `http://${SAMPLE_HOST}`;

const contexts = z.object({
  contexts: z.tuple([z.object({context: z.string()})]),
});

/** The only tab of the browser, or with the scope `chrome` its only window. */
async function onlyContext(
  bidi: Bidi,
  scope: 'chrome' | 'content',
): Promise<string> {
  const tree = await bidi.send('browsingContext.getTree', {
    maxDepth: 0,
    'moz:scope': scope,
  });
  return contexts.parse(tree).contexts[0].context;
}

/** Runs functions in the window of the browser. */
class Tools {
  constructor(
    private readonly bidi: Bidi,
    private readonly window: string,
  ) {}

  /** The functions are sent as text, in which the transpiler has put calls of `__name`. */
  async run<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const json = await evaluate(
      this.bidi,
      this.window,
      `(async () => {
        const __name = (named) => named;
        ${find.toString()}
        const result = await (${task.toString()})(...${JSON.stringify(args)});
        return JSON.stringify(result ?? null);
      })()`,
    );
    return JSON.parse(json) as Awaited<Result>;
  }

  /** Waits until something is so, and says whether it came to that. */
  async becomes<Args extends unknown[]>(
    isSo: (...args: Args) => boolean,
    args: Args,
    patience = PATIENCE,
  ): Promise<boolean> {
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if (await this.run(isSo, ...args)) {
        return true;
      }
      await sleep(100);
    }
    return false;
  }

  async waitFor(place: Place): Promise<void> {
    if (!(await this.becomes(isShown, [place]))) {
      throw new Error(`Firefox's tools do not show ${JSON.stringify(place)}`);
    }
  }

  async click(place: Place): Promise<void> {
    await this.waitFor(place);
    await this.run(click, place);
  }
}

const inPanel = (css: string, more: Partial<Place> = {}): Place => ({
  part: 'panel',
  css,
  ...more,
});

/** Shows a header, and says what to mark. */
async function showHeader(
  tools: Tools,
  reload: () => Promise<unknown>,
): Promise<Place[]> {
  const request = inPanel('.request-list-item:has([title$="/api/list"])', {
    within: '.requests-list-scroll',
  });
  // The tools list nothing of a page that loads before they are ready.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await reload();
    if (await tools.becomes(isShown, [request], PATIENCE / 5)) {
      break;
    }
  }
  await tools.click(request);
  const header = inPanel('#requestHeaders tr', {
    text: 'Cookie',
    within: '.network-details-bar',
  });
  await tools.waitFor(header);
  await tools.run(scrollTo, inPanel('#requestHeaders'));
  return [request, header];
}

/** How the tools call the groups of stored values, and the value to show in each. */
const stored = {
  cookies: {group: 'cookies', key: 'sid'},
  'local-storage': {group: 'localStorage', key: 'token'},
} as const;

/** Shows a stored value, and says what to mark. */
async function showStored(
  tools: Tools,
  panel: keyof typeof stored,
): Promise<Place[]> {
  const {group, key} = stored[panel];
  const path = JSON.stringify([group, SITE]);
  await tools.click(inPanel(`[data-id='${path}'] > .tree-widget-item`));
  const cells = inPanel(`#storage-table [data-id^="${key}"]`, {
    within: '#storage-table',
  });
  await tools.click(cells);
  await tools.waitFor(inPanel('#storage-sidebar .variables-view-variable'));
  if (panel === 'cookies') {
    // Folds away everything but the value.
    await tools.waitFor(inPanel('#storage-sidebar .variables-view-property'));
    await tools.click(
      inPanel('#storage-sidebar .variables-view-variable > .title'),
    );
  }
  return [cells];
}

/** The name of each part among the tools. */
const toolOf = {
  network: 'netmonitor',
  cookies: 'storage',
  'local-storage': 'storage',
} as const;

const preferences = {
  // The sample site has no certificate.
  'dom.security.https_first': false,
  'devtools.netmonitor.visibleColumns': '["method","file"]',
  'devtools.netmonitor.panes-network-details-width': 500,
};

async function takePicture(
  bidi: Bidi,
  panel: DeveloperTools['panel'],
  language: string,
): Promise<string> {
  const context = await onlyContext(bidi, 'content');
  const tools = new Tools(bidi, await onlyContext(bidi, 'chrome'));
  await bidi.send('browsingContext.navigate', {
    context,
    url: `${SITE}/`,
    wait: 'complete',
  });
  const tool = toolOf[panel];
  const spoken = await tools.run(
    openToolbox,
    tool,
    WINDOW.width,
    WINDOW.height,
  );
  if (spoken !== language) {
    throw new Error(
      `Firefox speaks ${spoken}. Install its language pack of ${language}, such as Debian's package firefox-esr-l10n-zh-cn.`,
    );
  }
  const shown = await (panel === 'network'
    ? showHeader(tools, async () =>
        bidi.send('browsingContext.reload', {context, wait: 'complete'}),
      )
    : showStored(tools, panel));
  if (!(await tools.becomes(hasArrangedTabs, []))) {
    throw new Error("Firefox's tools do not arrange their tabs");
  }
  await tools.run(settle);
  const tab: Place = {part: 'tabs', css: `#toolbox-tab-${tool}`};
  for (const place of [...shown, tab]) {
    await tools.run(mark, place, OUTLINE);
  }
  return tools.run(draw, PICTURE_WIDTH);
}

/** Takes a picture of Firefox's tools for the sample site. */
export async function photographFirefoxTools(
  {panel}: DeveloperTools,
  locale: Locale,
  mode: ColorMode,
): Promise<Buffer> {
  const program = findProgram(firefox);
  const {htmlLang} = locales[locale];
  const sample = await startSampleSite();
  try {
    const {bidi, stop} = await launchFirefox({
      program,
      // The sample site answers for every host, so the browser reaches no other.
      proxy: `127.0.0.1:${sample.port}`,
      preferences: {
        ...preferences,
        'intl.locale.requested': htmlLang,
        'devtools.theme': mode,
      },
      args: ['--remote-allow-system-access'],
    });
    try {
      return Buffer.from(await takePicture(bidi, panel, htmlLang), 'base64');
    } finally {
      await stop();
    }
  } finally {
    sample.stop();
  }
}
