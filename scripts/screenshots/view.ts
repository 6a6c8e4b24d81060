import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Locator, Page} from '@playwright/test';
import type {Locale} from '../../src/config/locales';
import {driver, driverFileName} from '../../src/data/drivers/schema';
import {openBrowserContext} from '../product/browserContext';
import type {Product} from '../product/call';
import {locate} from '../product/target';
import {arrange} from './arrange';
import {type ColorMode, PICTURE_WIDTH} from './files';
import type {Step, View} from './schema';

/** Size of the product's window in CSS pixels: as wide as a phone can show legibly. */
const WINDOW = {width: 480, height: 900};

/** Space above what is shown, in CSS pixels. */
const MARGIN = 14;

/** Space below, smaller because the label of the next field begins soon. */
const MARGIN_BELOW = 8;

const drivers = path.join(__dirname, '../../src/data/drivers/records');

/** What the form calls a driver. Spaces between Chinese and Latin are the site's. */
function driverLabel(name: string, locale: Locale): RegExp {
  const record = driver.parse(
    JSON.parse(readFileSync(path.join(drivers, driverFileName(name)), 'utf8')),
  );
  const label = record.label?.[locale] ?? record.name;
  return new RegExp(`^${label.replaceAll(' ', '\\s?')}$`);
}

async function fill(place: Locator, text: string): Promise<void> {
  const inner = place.locator('input, textarea');
  await ((await inner.count()) === 0 ? place : inner.first()).fill(text);
}

async function perform(page: Page, step: Step, locale: Locale): Promise<void> {
  if ('click' in step) {
    await locate(page, step.click, locale).click();
  } else if ('hover' in step) {
    await locate(page, step.hover, locale).hover();
  } else if ('openMenuOf' in step) {
    await locate(page, step.openMenuOf, locale).click({button: 'right'});
  } else if ('fill' in step) {
    await fill(locate(page, step.fill, locale), step.text);
  } else {
    await page.keyboard.press(step.press);
  }
}

async function openPage(
  browser: Browser,
  product: Product,
  view: View,
  locale: Locale,
  mode: ColorMode,
): Promise<Page> {
  const width = view.width ?? WINDOW.width;
  const context = await openBrowserContext(browser, product, {
    locale,
    mode,
    visitor: view.visitor,
    stored: view.stored,
    window: {
      viewport: {...WINDOW, width},
      deviceScaleFactor: PICTURE_WIDTH / width,
    },
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.goto(new URL(`.${view.address}`, product.server).href);
  await page.waitForLoadState('networkidle');
  return page;
}

/** The part of the window to keep, made high enough for it. */
async function clipOf(page: Page, view: View, locale: Locale) {
  const first =
    view.from && (await locate(page, view.from, locale).boundingBox());
  const last = view.to && (await locate(page, view.to, locale).boundingBox());
  const width = view.width ?? WINDOW.width;
  const top = first ? Math.max(0, first.y - MARGIN) : 0;
  const bottom = last ? last.y + last.height + MARGIN_BELOW : WINDOW.height;
  if (bottom > WINDOW.height) {
    await page.setViewportSize({width, height: Math.ceil(bottom)});
  }
  return {x: 0, y: top, width, height: bottom - top};
}

/**
 * Takes a picture of the product.
 *
 * @throws Error when the page does not show what it should
 */
export async function photograph(
  browser: Browser,
  product: Product,
  view: View,
  locale: Locale,
  mode: ColorMode,
): Promise<Buffer> {
  const page = await openPage(browser, product, view, locale, mode);
  try {
    if (view.driver !== undefined) {
      await page.locator('.hope-select__trigger').first().click();
      await page
        .getByRole('option', {name: driverLabel(view.driver, locale)})
        .click();
    }
    for (const step of view.steps ?? []) {
      await perform(page, step, locale);
    }
    await locate(page, view.until, locale).waitFor();
    const fields = Object.entries(view.fields ?? {});
    for (const [field, text] of fields) {
      if (text !== '') {
        await fill(locate(page, {field}, locale), text);
      }
    }
    await page.waitForLoadState('networkidle');
    for (const target of view.mark ?? []) {
      await locate(page, target, locale).evaluate(
        (found, isSelector) =>
          (
            (isSelector ? null : found.closest('.hope-form-control')) ?? found
          ).setAttribute('data-marked', ''),
        typeof target === 'string',
      );
    }
    await page.evaluate(arrange, {
      fields: fields.map(([field]) => field),
      conceal: view.conceal ?? [],
    });
    const clip = await clipOf(page, view, locale);
    return await page.screenshot({animations: 'disabled', clip});
  } finally {
    await page.context().close();
  }
}
