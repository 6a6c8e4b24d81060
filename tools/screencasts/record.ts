import type {Browser} from '@playwright/test';
import type {Locale} from '../../src/config/locales';
import type {Screencast} from '../../src/data/screencasts/schema';
import {changeSettings, quietSettings} from '../product/administer';
import {openBrowserContext} from '../product/browserContext';
import {callProduct, type Product} from '../product/call';
import {Film, FRAME_RATE, type Still} from './film';
import {perform, type Scene} from './perform';
import type {ScreencastPlan} from './schema';

const WINDOW = {width: 960, height: 600};

export interface Recording {
  stills: Still[];
  poster: Buffer;
}

async function openScene(
  browser: Browser,
  product: Product,
  plan: ScreencastPlan,
  locale: Locale,
): Promise<Scene> {
  const context = await openBrowserContext(browser, product, {
    locale,
    mode: 'light',
    visitor: plan.visitor,
    window: {viewport: WINDOW},
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const scene: Scene = {
    page,
    film: new Film(page),
    locale,
    product,
  };
  page.on('download', (download) => {
    scene.download = download;
  });
  return scene;
}

/** Records a screencast in one language. */
export async function record(
  browser: Browser,
  product: Product,
  {steps}: Screencast,
  plan: ScreencastPlan,
  locale: Locale,
): Promise<Recording> {
  for (const {route, body} of plan.prepare) {
    await callProduct(product, route, body);
  }
  await changeSettings(product, {...quietSettings, ...plan.settings});
  const scene = await openScene(browser, product, plan, locale);
  const {page, film} = scene;
  try {
    await page.goto(new URL(`.${plan.start}`, product.server).href);
    await page.waitForLoadState('networkidle');
    let end = 0;
    let poster: Buffer = Buffer.alloc(0);
    for (const [index, {seconds}] of steps.entries()) {
      await film.take(FRAME_RATE / 2);
      for (const action of plan.steps[index] ?? []) {
        await perform(scene, action);
      }
      end += seconds * FRAME_RATE;
      await film.holdUntil(end);
      if (index + 1 === plan.poster) {
        poster = film.stills.at(-1)?.png ?? poster;
      }
    }
    return {stills: film.stills, poster};
  } finally {
    await page.context().close();
  }
}
