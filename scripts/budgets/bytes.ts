import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser} from '@playwright/test';
import {openPhone} from './browser';

/** Kinds of requests. `prefetch` is what a page requests in case another one is opened. */
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

/** A request and its response, as the browser reports them. */
export interface Answer {
  address: string;
  type: string;
  priority: string;
  mimeType: string;
  bytes: number;
  /** Requested before the load event. */
  isEarly: boolean;
}

const kinds: Readonly<Record<string, ByteKind>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Prefetch: 'prefetch',
};

/** Whether it is the favicon: only a browser with windows requests it. */
export const isTabIcon = ({
  type,
  mimeType,
}: Pick<Answer, 'type' | 'mimeType'>): boolean =>
  type === 'Other' && mimeType.startsWith('image/');

/** The kind of a request. Chromium requests prefetches after everything else. */
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

/** Milliseconds without a further request after which a page counts as complete. */
const QUIET = 800;

/** What a page requests by itself on a phone with an empty cache, until no more requests follow, without the favicon. */
export async function answersOf(
  browser: Browser,
  address: string,
): Promise<Answer[]> {
  const {session, page, context} = await openPhone(browser);
  const requests = new Map<string, Pick<Answer, 'priority' | 'isEarly'>>();
  const answers: Answer[] = [];
  let isLoaded = false;
  page.once('load', () => (isLoaded = true));
  session.on('Network.requestWillBeSent', ({requestId, request}) => {
    const priority = request.initialPriority;
    requests.set(requestId, {priority, isEarly: !isLoaded});
  });
  session.on('Network.responseReceived', ({requestId, type, response}) => {
    const request = requests.get(requestId);
    const length = Object.entries(response.headers).find(
      ([name]) => name.toLowerCase() === 'content-length',
    );
    // A `data:` address is not transferred.
    if (request !== undefined && !response.url.startsWith('data:')) {
      const {mimeType, url: address} = response;
      const bytes = Number(length?.[1] ?? 0);
      answers.push({...request, address, type, mimeType, bytes});
    }
  });
  await page.goto(address, {waitUntil: 'networkidle'});
  for (let known = 0; known < requests.size;) {
    known = requests.size;
    // A busy page makes further requests when it gets to them.
    await page.evaluate(
      async () => new Promise((resolve) => requestIdleCallback(resolve)),
    );
    await sleep(QUIET);
  }
  await context.close();
  return answers.filter((answer) => !isTabIcon(answer));
}
