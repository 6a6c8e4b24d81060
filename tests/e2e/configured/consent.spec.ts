import type {Page} from '@playwright/test';
import {prepare, violations} from '../support/axe';
import {open, waitForHydration} from '../support/pages';
import {consentPlace, partners} from './site';
import {expect, test} from './test';
import {inTurn} from '../support/turns';

test.use({consent: 'open'});

const scripts = [`${partners.ads}/ad.js`, `${partners.analytics}/count.js`];
const scriptsAmong = (asked: readonly string[]) =>
  asked.filter((url) => scripts.includes(url)).sort();
const iconsAmong = (asked: readonly string[]) =>
  asked.filter((url) => url.startsWith(partners.icons));

/** The scripts come when the browser has nothing better to do, which takes its time on a busy machine. */
const whenIdle = {timeout: 30_000};

const words = {
  en: {
    address: '/guide/',
    privacy: '/guide/privacy',
    question: 'Allow third-party scripts?',
    refuse: 'Do not load them',
    agree: 'Load them',
    refused: 'This site loads no third-party scripts for you.',
    clear: 'Clear everything in this table',
    next: 'FAQ',
  },
  zh: {
    address: '/zh/guide/',
    privacy: '/zh/guide/privacy.html',
    question: '是否允许本站加载第三方脚本？',
    refuse: '不加载',
    agree: '加载',
    refused: '本站没有为你加载第三方脚本。',
    clear: '清除表中的所有内容',
    next: '常见问题',
  },
} as const;

const stored = async (page: Page) =>
  page.evaluate((key) => window.localStorage.getItem(key), consentPlace.key);

for (const [locale, say] of inTurn(Object.entries(words), 0)) {
  test(`in ${locale}, nothing that counts visits or shows advertisements comes before the reader agrees; on the privacy page the answer is taken back, and who clears everything is asked again`, async ({
    page,
    origin,
    asked,
  }) => {
    await open(page, `${origin}${say.address}`);
    const question = page.getByRole('region', {name: say.question});
    await expect(question).toBeVisible();
    await expect(question).toContainText(new URL(partners.ads).host);
    await expect(question).toContainText(new URL(partners.analytics).host);
    // To refuse is as easy as to agree.
    const looks = await Promise.all(
      [say.refuse, say.agree].map(async (name) =>
        question.getByRole('button', {name, exact: true}).evaluate((button) => {
          const {color, backgroundColor, borderColor, fontSize} =
            getComputedStyle(button);
          return {color, backgroundColor, borderColor, fontSize};
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    await prepare(page);
    expect(await violations(page)).toEqual([]);
    // The style sheet is nothing that observes a reader; when it is there, the scripts could be as well.
    await expect.poll(() => iconsAmong(asked), whenIdle).toHaveLength(1);
    expect(scriptsAmong(asked)).toEqual([]);
    await page.getByRole('link', {name: say.next}).first().click();
    await expect(question).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scriptsAmong(asked)).toEqual([]);

    await question.getByRole('button', {name: say.agree, exact: true}).click();
    await expect.poll(() => scriptsAmong(asked), whenIdle).toEqual(scripts);
    await expect(question).toHaveCount(0);
    expect(await stored(page)).toBe(consentPlace.agreed);

    await open(page, `${origin}${say.privacy}`);
    await expect.poll(() => scriptsAmong(asked), whenIdle).toHaveLength(4);
    await expect(page.locator('head script[data-website-id]')).toHaveCount(1);
    const main = page.getByRole('main');
    await main.getByRole('button', {name: say.refuse, exact: true}).click();
    await expect(main.getByText(say.refused)).toBeVisible();
    await expect(page.locator('head script[data-website-id]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await waitForHydration(page);
    expect(scriptsAmong(asked)).toHaveLength(4);
    await main.getByRole('button', {name: say.clear}).click();
    await expect(question).toBeVisible();
    expect(await stored(page)).toBeNull();
  });
}
