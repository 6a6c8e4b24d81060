import type {Locator, Page} from '@playwright/test';
import {open} from './pages';
import {originOf} from './servers';

/** Opens a page whose text has images. */
export const visitImages = (page: Page, address = '/guide/') =>
  open(page, `${originOf('own')}${address}`);

/** An image in the text that opens in the viewer. */
const image = (page: Page, name: string): Locator =>
  page.getByRole('button', {name});
export const redirect = (page: Page) => image(page, 'Enlarge: 302 redirect');
export const proxy = (page: Page) => image(page, 'Enlarge: Proxy');

export const viewer = (page: Page) => page.getByRole('dialog');
export const control = (page: Page, name: string) =>
  viewer(page).getByRole('button', {name, exact: true});

/** The image that the viewer shows now. */
export const shown = (page: Page) =>
  viewer(page).locator('[aria-hidden="false"] img.pswp__img[alt]');
