import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser} from '@playwright/test';
import {openPhone} from './browser';

/** Kinds of files, as readers pay for them. `prefetch` is what a page asks for in case another one is opened. */
export const byteKinds = [
  'html',
  'script',
  'style',
  'font',
  'data',
  'image',
  'prefetch',
] as const;

export type ByteKind = (typeof byteKinds)[number];

/** What a browser says of a request and of its answer. */
export interface Answer {
  address: string;
  type: string;
  priority: string;
  mimeType: string;
  /** Length of the body on its way. */
  bytes: number;
  /** Asked for before the browser said that the page is loaded. */
  isEarly: boolean;
}

const kinds: Readonly<Record<string, ByteKind>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Prefetch: 'prefetch',
};

/** Whether it is the picture of the tab: a browser with windows asks for it, one without does not. */
export const isTabIcon = ({
  type,
  mimeType,
}: Pick<Answer, 'type' | 'mimeType'>): boolean =>
  type === 'Other' && mimeType.startsWith('image/');

/** What a request is for. Chromium asks for what it prefetches after everything else. */
export function kindOf({
  type,
  priority,
  mimeType,
}: Pick<Answer, 'type' | 'priority' | 'mimeType'>): ByteKind {
  if (mimeType.startsWith('image/')) {
    return 'image';
  }
  return priority === 'VeryLow' ? 'prefetch' : (kinds[type] ?? 'data');
}

/** Milliseconds without a further request after which a page has fetched all. */
const QUIET = 800;

/** What a page fetches by itself on a phone that has nothing of the site, until nothing more comes, without the picture of the tab. */
export async function answersOf(
  browser: Browser,
  address: string,
): Promise<Answer[]> {
  const {session, page, context} = await openPhone(browser);
  const asked = new Map<string, Pick<Answer, 'priority' | 'isEarly'>>();
  const answers: Answer[] = [];
  let isLoaded = false;
  page.once('load', () => (isLoaded = true));
  session.on('Network.requestWillBeSent', ({requestId, request}) => {
    const priority = request.initialPriority;
    asked.set(requestId, {priority, isEarly: !isLoaded});
  });
  session.on('Network.responseReceived', ({requestId, type, response}) => {
    const request = asked.get(requestId);
    const length = Object.entries(response.headers).find(
      ([name]) => name.toLowerCase() === 'content-length',
    );
    // What stands in an address itself does not travel.
    if (request !== undefined && !response.url.startsWith('data:')) {
      const {mimeType, url: address} = response;
      const bytes = Number(length?.[1] ?? 0);
      answers.push({...request, address, type, mimeType, bytes});
    }
  });
  await page.goto(address, {waitUntil: 'networkidle'});
  for (let known = 0; known < asked.size;) {
    known = asked.size;
    // A page with much to do asks for more when it comes to it.
    await page.evaluate(
      async () => new Promise((resolve) => requestIdleCallback(resolve)),
    );
    await sleep(QUIET);
  }
  await context.close();
  return answers.filter((answer) => !isTabIcon(answer));
}
