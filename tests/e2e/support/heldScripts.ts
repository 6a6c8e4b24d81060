import type {Page} from '@playwright/test';

/** Holds every script that a page asks for until it is let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await gate;
    // A page that was left waits for nothing any more.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}
