import './partAddress';
import {whenIdle} from './whenIdle';

/** How much is fetched ahead of a reader on a page before nothing more is begun, in bytes as they travel. */
const ENOUGH = 15_000;

/** The page that the links are on, and what was fetched there. */
let page = '';
let fetched = 0;

/** What is under way; one file at a time, so that its size is known before the next. */
let queue = Promise.resolve();

const entryOf = (address: string) =>
  performance.getEntriesByName(address).at(-1) as
    PerformanceResourceTiming | undefined;

/** Also settles where a file does not come: nobody has asked for it yet. */
async function fetchFile(address: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = address;
    link.onload = () => {
      resolve();
    };
    link.onerror = () => {
      resolve();
    };
    document.head.append(link);
  });
}

/** Whether nothing more is begun on the present page. */
export function hasFetchedEnough(): boolean {
  return page === window.location.pathname && fetched >= ENOUGH;
}

/** @param from the page with the link; what it leads to waits in vain when the reader goes on */
async function fetchNext(address: string, from: string): Promise<void> {
  await whenIdle();
  if (page !== from || fetched >= ENOUGH || entryOf(address) !== undefined) {
    return;
  }
  await fetchFile(address);
  if (page === from) {
    fetched += entryOf(address)?.encodedBodySize ?? 0;
  }
}

/**
 * In the place of Docusaurus' own function, which fetches the parts of every page that a link on the screen leads to: fetches a few, one
 * after the other, while the browser has nothing else to do. Docusaurus does not ask on slow lines and of readers who save data.
 */
export default async function prefetch(url: string): Promise<void> {
  if (!document.createElement('link').relList.supports('prefetch')) {
    return;
  }
  const {href, pathname} = window.location;
  if (page !== pathname) {
    page = pathname;
    fetched = 0;
  }
  const address = new URL(url, href).href;
  queue = queue.then(async () => fetchNext(address, pathname));
  await queue;
}
