import type {Page} from '@playwright/test';

/** Sums up how far things moved without the reader's doing, from the first byte on. */
export function recordShifts(): void {
  const total = {score: 0};
  Object.assign(globalThis, {shifts: total});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const {value, hadRecentInput} = entry as unknown as {
        value: number;
        hadRecentInput: boolean;
      };
      total.score += hadRecentInput ? 0 : value;
    }
  }).observe({type: 'layout-shift', buffered: true});
}

export const shiftsSoFar = (page: Page): Promise<number> =>
  page.evaluate(
    () => (globalThis as unknown as {shifts: {score: number}}).shifts.score,
  );
