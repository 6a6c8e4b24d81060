import {figure, visitMedia} from './support/media';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const words = {
  en: {demo: 'Is a link signed?', yes: 'Signed', no: 'Not signed'},
  zh: {demo: '链接有没有签名？', yes: '有签名', no: '没有签名'},
};

const playgrounds = [
  'https://jsfiddle.net/api/post/library/pure/',
  'https://codepen.io/pen/define',
];

for (const locale of inTurn(['en', 'zh'] as const, 0)) {
  test(`a reader (${locale}) uses a demo beside its code`, async ({page}) => {
    const {demo, yes, no} = words[locale];
    await visitMedia(page, locale);
    const block = figure(page, demo).first();
    await block.scrollIntoViewIfNeeded();
    const inside = block.frameLocator('iframe');
    await expect(inside.getByText(yes, {exact: true})).toBeVisible();
    await inside.getByRole('textbox').fill('/d/a.mkv');
    await expect(inside.getByText(no, {exact: true})).toBeVisible();
    await expect(block.locator('pre')).toHaveCount(3);
  });
}

test.describe('a demo', () => {
  test.use({provoked: /Content Security Policy|sandbox|Blocked/i});

  test('reaches neither the page nor a server', async ({page}) => {
    await visitMedia(page);
    const block = figure(page, words.en.demo).first();
    await block.scrollIntoViewIfNeeded();
    const frame = block.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    const inside = block.frameLocator('iframe').locator('body');
    await expect(inside).toBeVisible();
    const reached = await inside.evaluate(async () => {
      const attempts = {
        page: () => window.parent.document.title,
        storage: () => window.localStorage.length,
        server: () => fetch('/'),
      };
      const results = await Promise.all(
        Object.entries(attempts).map(async ([name, attempt]) => {
          try {
            await attempt();
            return [name];
          } catch {
            return [];
          }
        }),
      );
      return results.flat();
    });
    expect(reached).toEqual([]);
  });
});

test.describe('the playgrounds', () => {
  test.use({thirdParties: playgrounds.map((one) => new URL(one).origin)});

  test('are given the code when the reader asks for it, in a new tab', async ({
    page,
    context,
  }) => {
    const asked: {url: string; method: string; fields: URLSearchParams}[] = [];
    for (const address of playgrounds) {
      await context.route(address, async (route) => {
        const request = route.request();
        asked.push({
          url: request.url(),
          method: request.method(),
          fields: new URLSearchParams(request.postData() ?? ''),
        });
        await route.fulfill({contentType: 'text/html', body: '<p>Opened</p>'});
      });
    }
    await visitMedia(page);
    const block = figure(page, words.en.demo).first();
    for (const name of ['JSFiddle', 'CodePen']) {
      const tab = context.waitForEvent('page');
      await block.getByRole('button', {name: `Open in ${name}`}).click();
      const opened = await tab;
      await expect(opened.getByText('Opened')).toBeVisible();
      expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    }
    expect(asked.map(({url, method}) => `${method} ${url}`)).toEqual(
      playgrounds.map((url) => `POST ${url}`),
    );
    const [fiddle, pen] = asked.map(({fields}) => fields);
    expect(fiddle?.get('js')).toContain("searchParams.has('sign')");
    expect(JSON.parse(pen?.get('data') ?? '')).toMatchObject({
      title: words.en.demo,
    });
  });
});
