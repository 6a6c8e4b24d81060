import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Locator, Page} from '@playwright/test';
import type {Locale} from '../../src/config/locales';
import {driver, driverFileName} from '../../src/data/drivers/schema';
import {openBrowserContext} from '../product/browserContext';
import type {Product} from '../product/call';
import {locate, type Target} from '../product/target';
import {arrange, drawFrames, hideBeyond} from './arrange';
import {type ColorMode, PICTURE_WIDTH} from './files';
import {measure} from './measure';
import type {Sample, Step, View} from './schema';
import {
  type Box,
  edgeInWhiteSpace,
  FRAME,
  framesFor,
  REACH,
  rowsOf,
  withMargin,
} from './whiteSpace';

/** Size of the product's window in CSS pixels: as wide as a phone can show legibly. */
const WINDOW = {width: 480, height: 900};

const windowOf = ({width, height}: View) => ({
  width: width ?? WINDOW.width,
  height: height ?? WINDOW.height,
});

const drivers = path.join(__dirname, '../../src/data/drivers/records');

/** What the form calls a driver. Spaces between Chinese and Latin are the site's. */
function driverLabel(name: string, locale: Locale): RegExp {
  const record = driver.parse(
    JSON.parse(readFileSync(path.join(drivers, driverFileName(name)), 'utf8')),
  );
  const label = record.label?.[locale] ?? record.name;
  return new RegExp(`^${label.replaceAll(' ', '\\s?')}$`);
}

/** What to enter in a language. */
const inLanguage = (text: Sample, locale: Locale): string =>
  typeof text === 'string' ? text : text[locale];

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
    await fill(locate(page, step.fill, locale), inLanguage(step.text, locale));
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
  const viewport = windowOf(view);
  const context = await openBrowserContext(browser, product, {
    locale,
    mode,
    visitor: view.visitor,
    stored: view.stored,
    window: {
      viewport,
      deviceScaleFactor: PICTURE_WIDTH / viewport.width,
    },
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  // The transpiler puts calls of it into functions that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(new URL(`.${view.address}`, product.server).href);
  await page.waitForLoadState('networkidle');
  return page;
}

/** The first and the last thing to show. */
async function endsOf(page: Page, {from, to}: View, locale: Locale) {
  const boxOf = async (
    target: Target | undefined,
  ): Promise<Box | undefined> => {
    const found = target && (await locate(page, target, locale).boundingBox());
    return found
      ? {
          left: found.x,
          top: found.y,
          right: found.x + found.width,
          bottom: found.y + found.height,
        }
      : undefined;
  };
  return {first: await boxOf(from), last: await boxOf(to)};
}

/** Waits until menus and dialogs have opened or closed. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({playState, effect}) =>
          playState !== 'running' ||
          effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

/** A picture that is the same twice: scripts of the product animate too. */
async function stillPicture(
  page: Page,
  clip: {x: number; y: number; width: number; height: number},
): Promise<Buffer> {
  const take = async () => page.screenshot({animations: 'disabled', clip});
  let last = await take();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await page.waitForTimeout(250);
    const next = await take();
    if (next.equals(last)) {
      return next;
    }
    last = next;
  }
  throw new Error('the page does not stop moving');
}

/** Frames what is marked, and says which part of the window to keep: its edges cut nothing. */
async function frameAndClip(page: Page, view: View, locale: Locale) {
  const {width, height: wantedHeight} = windowOf(view);
  const before = await endsOf(page, view, locale);
  const height = before.last
    ? Math.max(wantedHeight, Math.ceil(before.last.bottom + REACH))
    : wantedHeight;
  if (height > wantedHeight) {
    await page.setViewportSize({width, height});
  }
  const {first, last} = await endsOf(page, view, locale);
  const {things, marked, others} = await page.evaluate(measure);
  const frames = framesFor(marked, others, width);
  await page.evaluate(drawFrames, [frames, FRAME] as [Box[], number]);
  const taken = rowsOf([
    ...things,
    ...frames,
    ...[first, last].filter((box) => box !== undefined),
  ]);
  const lastEnd = Math.max(
    ...taken.map(({end}) => end).filter((end) => end < height),
  );
  const part = {
    start: first ? edgeInWhiteSpace(first.top, taken, 'up', 0) : 0,
    end: edgeInWhiteSpace(last?.bottom ?? lastEnd, taken, 'down', height),
  };
  await page.evaluate(hideBeyond, part);
  const {start, end} = withMargin(part, taken, height);
  return {x: 0, y: start, width, height: end - start};
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
        await fill(locate(page, {field}, locale), inLanguage(text, locale));
      }
    }
    await page.waitForLoadState('networkidle');
    for (const target of view.mark ?? []) {
      await locate(page, target, locale).evaluate(
        (found, isSelector) =>
          (
            (isSelector
              ? null
              : found.closest(
                  '.hope-form-control, .hope-checkbox, .solid-contextmenu__item',
                )) ?? found
          ).setAttribute('data-marked', ''),
        typeof target === 'string',
      );
    }
    // Nothing looks as if the pointer were on it, unless a step put it there.
    if (!view.steps?.some((step) => 'hover' in step)) {
      await page.mouse.move(0, 0);
    }
    await page.evaluate(arrange, {
      fields: fields.map(([field]) => field),
      conceal: view.conceal ?? [],
    });
    await settle(page);
    const clip = await frameAndClip(page, view, locale);
    return await stillPicture(page, clip);
  } finally {
    await page.context().close();
  }
}
