import type {Locator, Page} from '@playwright/test';
import {open} from './pages';
import {originOf} from './servers';

/** The page of each language that shows every block. */
export const mediaPages = {
  en: '/guide/authoring/media',
  zh: '/zh/guide/authoring/media.html',
} as const;

export const visitMedia = (page: Page, locale: 'en' | 'zh' = 'en') =>
  open(page, `${originOf('own')}${mediaPages[locale]}`);

/** A block by what stands in its caption. */
export const figure = (page: Page, caption: string): Locator =>
  page.locator('figure').filter({hasText: caption});

/** Scrolls a drawing into view and waits until it is drawn. */
export async function drawn(page: Page, caption: string): Promise<Locator> {
  const block = figure(page, caption).first();
  await block.scrollIntoViewIfNeeded();
  await block.locator('[data-drawn] svg').first().waitFor();
  return block;
}
