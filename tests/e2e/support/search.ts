import type {Locator, Page} from '@playwright/test';

/** Search as a reader sees it. */
export const dialog = (page: Page): Locator =>
  page.getByRole('dialog', {name: /^(Search the docs|搜索文档)$/});

export const field = (page: Page): Locator =>
  dialog(page).getByRole('combobox');

export const answers = (page: Page): Locator =>
  dialog(page).getByRole('treeitem').getByRole('link');

export const searchButton = (page: Page): Locator =>
  page.getByRole('button', {name: /^(Search|搜索)$/});

/** Opens search with its key and waits until the field has the focus. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await field(page).and(page.locator(':focus')).waitFor();
}
