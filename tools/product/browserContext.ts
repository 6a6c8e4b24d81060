import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
} from '@playwright/test';
import {type Locale, locales} from '../../src/config/locales';
import type {Product} from './call';

/** Replaces images of other servers, which are not requested. */
const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" />';

/** The product's codes of the site's languages. */
const productLanguages = {en: 'en', zh: 'zh-CN'} as const;

interface Visit {
  locale: Locale;
  mode: 'light' | 'dark';
  visitor: 'guest' | 'admin';
  /** Further entries of the product's local storage. */
  stored?: Readonly<Record<string, string>> | undefined;
  window: Pick<BrowserContextOptions, 'viewport' | 'deviceScaleFactor'>;
}

/** Opens a context in which the product looks the same on every machine, and requests nothing from other servers. */
export async function openBrowserContext(
  browser: Browser,
  {server: {origin}, token}: Product,
  {locale, mode, visitor, stored, window}: Visit,
): Promise<BrowserContext> {
  const entries = {
    lang: productLanguages[locale],
    'hope-ui-color-mode': mode,
    ...(visitor === 'admin' && {token}),
    ...stored,
  };
  const localStorage = Object.entries(entries).map(([name, value]) => ({
    name,
    value,
  }));
  const context = await browser.newContext({
    ...window,
    colorScheme: mode,
    locale: locales[locale].htmlLang,
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    storageState: {cookies: [], origins: [{origin, localStorage}]},
  });
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (new URL(request.url()).origin === origin) {
      await route.continue();
    } else if (request.resourceType() === 'image') {
      await route.fulfill({contentType: 'image/svg+xml', body: NOTHING});
    } else {
      await route.abort();
    }
  });
  return context;
}
