import type {Page} from '@playwright/test';
import {open} from '../support/pages';
import {partners} from './site';
import {expect, test} from './test';
import {inTurn} from '../support/turns';

const commentsOf = (page: Page, name: string) =>
  page.getByRole('region', {name, exact: true});

const isTheirs = (url: string) => url.startsWith(partners.comments);

for (const {address, name, button, language} of inTurn(
  [
    {
      address: '/guide/drivers/onedrive',
      name: 'Comments',
      button: 'Show comments',
      language: 'en',
    },
    {
      address: '/zh/guide/drivers/onedrive.html',
      name: '评论',
      button: '显示评论',
      language: 'zh-CN',
    },
  ],
  0,
)) {
  test(`at ${address} comments are asked for when the reader wants them and comes near, in the page’s language and colours, the next time on coming near; a page that says so has none`, async ({
    page,
    origin,
    asked,
  }) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, `${origin}${address}`);
    await page.waitForLoadState('networkidle');
    await commentsOf(page, name).scrollIntoViewIfNeeded();
    const show = commentsOf(page, name).getByRole('button', {name: button});
    await expect(show).toBeVisible();
    expect(asked.filter(isTheirs)).toEqual([]);
    await show.click();
    await expect
      .poll(() => asked.find((url) => url.includes('/widget')))
      .toBeDefined();
    const widget = new URL(asked.find((url) => url.includes('/widget')) ?? '');
    expect(widget.pathname).toContain(`/${language}/`);
    expect(Object.fromEntries(widget.searchParams)).toMatchObject({
      repo: 'owner/talk',
      repoId: 'R_1',
      category: 'Pages',
      categoryId: 'C_1',
      theme: 'dark',
    });

    asked.length = 0;
    await open(page, `${origin}${address}`);
    await page.waitForLoadState('networkidle');
    expect(asked.filter(isTheirs)).toEqual([]);
    await commentsOf(page, name).scrollIntoViewIfNeeded();
    await expect.poll(() => asked.filter(isTheirs).length).toBeGreaterThan(0);

    await open(page, `${origin}/faq/howto`);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(commentsOf(page, 'Comments')).toHaveCount(0);
  });
}
