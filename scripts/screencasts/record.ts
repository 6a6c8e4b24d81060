import type {Browser} from '@playwright/test';
import {type Locale, locales} from '../../src/config/locales';
import type {Screencast} from '../../src/data/screencasts/schema';
import {callProduct} from '../product/call';
import {Film, FRAME_RATE, type Still} from './film';
import {perform, type Scene} from './perform';
import {changeSettings, type RunningProduct} from './product';
import type {ScreencastPlan} from './schema';

const WINDOW = {width: 960, height: 600};

/** Replaces images of other servers, which are not requested. */
const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" />';

/** The product's codes of the site's languages. */
const productLanguages = {en: 'en', zh: 'zh-CN'} as const;

export interface Recording {
  stills: Still[];
  poster: Buffer;
}

async function openScene(
  browser: Browser,
  product: RunningProduct,
  plan: ScreencastPlan,
  locale: Locale,
): Promise<Scene> {
  const context = await browser.newContext({
    viewport: WINDOW,
    colorScheme: 'light',
    locale: locales[locale].htmlLang,
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (new URL(request.url()).origin === product.server.origin) {
      await route.continue();
    } else if (request.resourceType() === 'image') {
      await route.fulfill({contentType: 'image/svg+xml', body: NOTHING});
    } else {
      await route.abort();
    }
  });
  const page = await context.newPage();
  await page.goto(new URL('/@login', product.server).href);
  await page.evaluate(
    (entries) => {
      Object.entries(entries).forEach(([key, value]) => {
        localStorage.setItem(key, value);
      });
    },
    {
      lang: productLanguages[locale],
      'hope-ui-color-mode': 'light',
      ...(plan.visitor === 'admin' && {token: product.token}),
    },
  );
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
  product: RunningProduct,
  {steps}: Screencast,
  plan: ScreencastPlan,
  locale: Locale,
): Promise<Recording> {
  for (const {route, body} of plan.prepare) {
    await callProduct(product, route, body);
  }
  await changeSettings(product, plan.settings);
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
