import type {Locator, Page} from '@playwright/test';
import * as z from 'zod';
import type {Locale} from '../../src/config/locales';
import {localized} from '../../src/data/localized';

/** A place in the product's pages: a selector of Playwright, a field of a form by its key, or visible text in each language. */
export const target = z.union([
  z.string().min(1),
  z.strictObject({field: z.string().min(1)}),
  localized,
]);

export type Target = z.infer<typeof target>;

export function locate(page: Page, place: Target, locale: Locale): Locator {
  if (typeof place === 'string') {
    return page.locator(place).locator('visible=true').first();
  }
  if ('field' in place) {
    return page
      .locator('.hope-form-control', {
        has: page.locator(`label[for="${place.field}"]`),
      })
      .first();
  }
  return page
    .getByText(place[locale], {exact: true})
    .locator('visible=true')
    .first();
}
