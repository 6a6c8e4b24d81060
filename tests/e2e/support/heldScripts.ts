import type {Page} from '@playwright/test';

/** Holds what a page asks for at such addresses until it is let go. */
export async function holdRequests(
  page: Page,
  pattern: string,
): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await gate;
    // A page that was left waits for nothing any more.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

/** Holds every script that a page asks for until it is let go. */
export const holdScripts = async (page: Page): Promise<() => void> =>
  holdRequests(page, '**/assets/js/**');
