import {test as base, expect} from '@playwright/test';
import type {BrowserContext, ConsoleMessage, Request} from '@playwright/test';
import {localeCodes} from '../../../src/config/locales';
import {notices} from '../../../src/config/notices';
import {storageKeys} from '../../../src/config/storageKeys';
import {prepareNotices} from '../../../src/plugins/notices/prepareNotices';

const isLoopback = (url: string) =>
  !/^https?:/.test(url) || new URL(url).hostname === '127.0.0.1';

/** Chromium cancels what it was still loading when a reader leaves a page; nothing failed. */
const isCancelled = (request: Request) =>
  request.failure()?.errorText === 'net::ERR_ABORTED';

/** What Playwright itself says where it keeps service workers away. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

const isComplaint = (message: ConsoleMessage) =>
  ['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED;

/** Collects everything in a context that a visitor would not see but that is wrong all the same, with the page it happened on. */
function watch(
  context: BrowserContext,
  thirdParties: readonly string[],
): string[] {
  const problems: string[] = [];
  const note = (url: string | undefined, what: string) =>
    problems.push(`${url ?? 'a page'}: ${what}`);
  context.on('console', (message) => {
    if (isComplaint(message)) {
      note(message.page()?.url(), `${message.type()}: ${message.text()}`);
    }
  });
  context.on('weberror', (error) =>
    note(error.page()?.url(), `uncaught ${error.error().message}`),
  );
  context.on('request', (request) => {
    const url = request.url();
    if (!isLoopback(url) && !thirdParties.includes(new URL(url).origin)) {
      note(request.headers().referer, `asks another host: ${url}`);
    }
  });
  context.on('requestfailed', (request) => {
    if (!isCancelled(request)) {
      const reason = request.failure()?.errorText ?? 'failed';
      note(request.headers().referer, `${request.url()} ${reason}`);
    }
  });
  context.on('response', (response) => {
    if (response.status() >= 400) {
      note(
        response.request().headers().referer,
        `${response.url()} answers ${response.status()}`,
      );
    }
  });
  return problems;
}

/** What the browser holds of a reader who has closed every notice and answered the question about the language. */
const answers = [
  ...prepareNotices(notices).map(
    ({key}) => `${storageKeys.noticeForever.key}${key}`,
  ),
  ...localeCodes.map((code) => `${storageKeys.localePromptForever.key}${code}`),
];

/** Lets nothing stand over the pages that a test looks at. */
async function comeBack(context: BrowserContext): Promise<void> {
  await context.addInitScript((keys) => {
    // An empty page has no storage, and a third party's frame has none for us.
    if (window.location.protocol.startsWith('http') && window === window.top) {
      keys.forEach((key) => {
        window.localStorage.setItem(key, 'true');
        window.sessionStorage.setItem(key, 'true');
      });
    }
  }, answers);
}

/** Forgets what a test answers itself: an answer still on its way when the test ends would fail the next one. */
async function endRoutes(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()];
  await Promise.all(
    routed.map((it) => it.unrouteAll({behavior: 'ignoreErrors'})),
  );
}

interface Reader {
  /** Whether the reader was never here before, so that notices and the question about the language appear. */
  isNew: boolean;
  /** Origins that the pages may ask besides the site's own; none by default. */
  thirdParties: readonly string[];
  /** What a test provokes on purpose: complaints that match are no complaints. */
  provoked: RegExp;
}

/**
 * Playwright's `test`, failing also when a page complains on the console, throws, asks for something that is not there, or asks any
 * host but the site's own. Its reader has been here before; `test.use({isNew: true})` says otherwise.
 */
export const test = base.extend<Reader>({
  isNew: [false, {option: true}],
  thirdParties: [[], {option: true}],
  provoked: [/^$/, {option: true}],
  context: async ({context, isNew, thirdParties, provoked}, use) => {
    const problems = watch(context, thirdParties);
    if (!isNew) {
      await comeBack(context);
    }
    await use(context);
    const others = problems.filter((problem) => !provoked.test(problem));
    await endRoutes(context);
    expect(others, 'the pages are quiet and complete').toEqual([]);
  },
});

export {expect};
