import type {Page} from '@playwright/test';
import {packageStorageKeys, storageKeys} from '../../src/config/storageKeys';
import {isWhole} from './support/extent';
import {kindsByTurns} from './support/kinds';
import {open} from './support/pages';
import {answers, field, openSearch} from './support/search';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const origin = () => originOf('own');

/** The browser forbids the site every use of its storage, as some do for all sites. */
async function deny(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
}

/** Nothing more can be kept. */
async function fill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
}

/** Every key holds what no version of the site has written. */
async function corrupt(page: Page): Promise<void> {
  const names = Object.values({...storageKeys, ...packageStorageKeys}).flatMap(
    ({key}) => (key.endsWith('-') ? [`${key}en`, `${key}zh`, `${key}os`] : key),
  );
  await page.addInitScript((keys) => {
    if (window === window.top && window.location.protocol.startsWith('http')) {
      keys.forEach((key, index) => {
        const text = ['{"__proto__":', '[]', '\u0000<script>', '{"a":1}'][
          index % 4
        ];
        window.localStorage.setItem(key, text ?? '');
        window.sessionStorage.setItem(key, text ?? '');
      });
    }
  }, names);
}

/** Reading what is corrupt and writing what does not fit have nothing to do with each other: one visit tries both. */
const pairs = [
  ['denied', [deny]],
  ['full, of what no version of the site has written', [corrupt, fill]],
] as const;

// Whoever fills in the answers of an earlier visit would need the storage.
test.use({isNew: true, provoked: /browser storage is not available/});

for (const [place, [state, provocations]] of pairs.entries()) {
  test(`half of the kinds of pages, search and the choice of colours work where the storage is ${state}`, async ({
    page,
  }) => {
    for (const provoke of provocations) {
      await provoke(page);
    }
    const kinds = kindsByTurns.filter(
      // In both languages: those change with each kind.
      (_, index) => isWhole || Math.floor(index / 2) % pairs.length === place,
    );
    for (const address of kinds) {
      await open(page, origin() + address);
      await expect(page.locator('h1').first()).toBeAttached();
    }
    expect(kinds.length).toBeGreaterThan(8);

    await open(page, `${origin()}/config/site`);
    const root = page.locator('html');
    const before = await root.getAttribute('data-theme-choice');
    await page.evaluate(() => {
      document.querySelectorAll('dialog[open]').forEach((dialog) => {
        (dialog as HTMLDialogElement).close();
      });
    });
    await page.getByRole('button', {name: /^Appearance/}).click();
    await expect(root).not.toHaveAttribute('data-theme-choice', before ?? '');
    const after = (await root.getAttribute('data-theme-choice')) ?? '';
    await page.locator('#site-next-page').press('Enter');
    await expect(page).toHaveURL(/style$/);
    await expect(root).toHaveAttribute('data-theme-choice', after);
    await openSearch(page);
    await field(page).fill('docker');
    await answers(page).first().press('Enter');
    await expect(page).not.toHaveURL(/style$/);
  });
}
