import type {Page} from '@playwright/test';

/** What the script below leaves in a page, in milliseconds since 1970. */
export interface Watched {
  /** When the reader touched the page for the first time. */
  touched: number;
  /** When what that should do was painted. */
  done: number;
  /** Milliseconds of each interaction until the next paint. */
  interactions: number[];
}

declare global {
  interface Window {
    benchWatched?: Watched;
  }
}

/**
 * Notes in every document of a page when the reader touches it and when that is answered: an element that matches `done` is there, or,
 * without one, another heading than before.
 */
export async function watchTaps(
  page: Page,
  done: string | undefined,
): Promise<void> {
  // The program that runs this file marks functions with their names and leaves its helper behind.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.addInitScript((selector) => {
    const kept = JSON.parse(sessionStorage.getItem('bench') ?? '{}') as {
      touched?: number;
      heading?: string;
    };
    const watched = {
      touched: kept.touched ?? 0,
      done: 0,
      interactions: [] as number[],
    };
    window.benchWatched = watched;
    const now = () => performance.timeOrigin + performance.now();
    const heading = () => document.querySelector('h1')?.textContent ?? '';
    let before = kept.heading ?? '';
    addEventListener(
      'pointerdown',
      ({timeStamp}) => {
        if (watched.touched === 0) {
          before = heading();
          watched.touched = performance.timeOrigin + timeStamp;
          sessionStorage.setItem(
            'bench',
            JSON.stringify({touched: watched.touched, heading: before}),
          );
        }
      },
      {capture: true},
    );
    const isDone = () => {
      if (selector !== null) {
        return document.querySelector(selector) !== null;
      }
      const current = heading();
      return current !== '' && current !== before;
    };
    const look = () => {
      if (watched.touched > 0 && watched.done === 0 && isDone()) {
        // A task behind this frame begins when it is painted.
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => (watched.done ||= now());
        port2.postMessage(null);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId > 0) {
          watched.interactions.push(entry.duration);
        }
      }
    }).observe({
      type: 'event',
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  }, done ?? null);
}

export async function readWatched(page: Page): Promise<Watched | undefined> {
  return page.evaluate(() => window.benchWatched);
}
