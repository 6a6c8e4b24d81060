import {test as base, expect} from '@playwright/test';
import type {BrowserContext, ConsoleMessage, Request} from '@playwright/test';

const isLoopback = (url: string) =>
  !/^https?:/.test(url) || new URL(url).hostname === '127.0.0.1';

/** Chromium cancels what it was still loading when a reader leaves a page; nothing failed. */
const isCancelled = (request: Request) =>
  request.failure()?.errorText === 'net::ERR_ABORTED';

const isComplaint = (message: ConsoleMessage) =>
  ['error', 'warning'].includes(message.type());

/** Collects everything in a context that a visitor would not see but that is wrong all the same, with the page it happened on. */
function watch(context: BrowserContext): string[] {
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
    if (!isLoopback(request.url())) {
      note(request.headers().referer, `asks another host: ${request.url()}`);
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

/**
 * Playwright's `test`, failing also when a page complains on the console, throws, asks for something that is not there, or asks any
 * host but the site's own.
 */
export const test = base.extend({
  context: async ({context}, use) => {
    const problems = watch(context);
    await use(context);
    expect(problems, 'the pages are quiet and complete').toEqual([]);
  },
});

export {expect};
