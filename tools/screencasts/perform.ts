// cspell:ignore filechooser
import type {Download, Page} from '@playwright/test';
import type {Locale} from '../../src/config/locales';
import {callProduct, type Product} from '../product/call';
import {locate, type Target} from '../product/target';
import type {Film} from './film';
import type {Action} from './schema';

/** Time for the product's own transitions, in milliseconds. */
const SETTLING_TIME = 500;

/** Letters that are typed in a frame. */
const LETTERS = 3;

/** The page that is recorded. */
export interface Scene {
  page: Page;
  film: Film;
  locale: Locale;
  product: Product;
  /** The last download of the page. */
  download?: Download;
}

async function settle({page}: Scene): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLING_TIME);
}

async function pointAt(scene: Scene, target: Target): Promise<void> {
  const place = locate(scene.page, target, scene.locale);
  const centre = async () => {
    await place.scrollIntoViewIfNeeded();
    const area = await place.boundingBox();
    if (area === null) {
      throw new Error(`found nothing at ${JSON.stringify(target)}`);
    }
    return {
      x: Math.round(area.x + Math.min(area.width / 2, 120)),
      y: Math.round(area.y + area.height / 2),
    };
  };
  await scene.film.moveTo(await centre());
  // Content that arrived meanwhile has moved it.
  const now = await centre();
  if (now.y !== scene.film.pointer.y) {
    await scene.film.moveTo(now);
  }
}

async function type(scene: Scene, text: string): Promise<void> {
  for (let at = 0; at < text.length; at += LETTERS) {
    await scene.page.keyboard.insertText(text.slice(at, at + LETTERS));
    await scene.film.take();
  }
}

/** Does one thing on the page, and takes the pictures of it. */
export async function perform(scene: Scene, action: Action): Promise<void> {
  const {page, film, product} = scene;
  if ('open' in action) {
    await page.goto(new URL(`.${action.open}`, product.server).href);
    await settle(scene);
  } else if ('click' in action) {
    await pointAt(scene, action.click);
    await film.click(action.button ?? 'left');
    await settle(scene);
  } else if ('point' in action) {
    await pointAt(scene, action.point);
  } else if ('into' in action) {
    await pointAt(scene, action.into);
    await film.click('left');
    await page.keyboard.press('ControlOrMeta+A');
    if (action.paste) {
      await page.keyboard.insertText(action.type);
    } else {
      await type(scene, action.type);
    }
    await settle(scene);
  } else if ('press' in action) {
    await page.keyboard.press(action.press);
    await settle(scene);
  } else if ('signOut' in action) {
    await page.evaluate(() => {
      localStorage.removeItem('token');
    });
  } else if ('call' in action) {
    await callProduct(product, action.call, {});
  } else if ('wait' in action) {
    await locate(page, action.wait, scene.locale).waitFor();
  } else {
    await pointAt(scene, action.chooseDownload);
    const dialog = page.waitForEvent('filechooser');
    await film.click('left');
    const file = await scene.download?.path();
    if (file === undefined) {
      throw new Error('found no download to choose');
    }
    await (await dialog).setFiles(file);
    await settle(scene);
  }
  await film.take();
}
