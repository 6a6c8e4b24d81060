import type {Page} from '@playwright/test';

/** How far a page can be scrolled sideways in a window of a width, in CSS pixels. */
export async function sideways(page: Page, width: number): Promise<number> {
  const {height = 800} = page.viewportSize() ?? {};
  await page.setViewportSize({width, height});
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
