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

test.use({
  // What the demo tries in vain.
  provoked: /Content Security Policy|sandbox|Blocked/i,
  thirdParties: playgrounds.map((one) => new URL(one).origin),
});

for (const locale of inTurn(['en', 'zh'] as const, 0)) {
  test(`a reader (${locale}) uses a demo, which reaches neither the page nor a server, and opens its code in a playground`, async ({
    page,
    context,
  }) => {
    const {demo, yes, no} = words[locale];
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
    await visitMedia(page, locale);
    const block = figure(page, demo).first();
    await block.scrollIntoViewIfNeeded();
    const inFrame = block.frameLocator('iframe');
    await expect(inFrame.getByText(yes, {exact: true})).toBeVisible();
    await inFrame.getByRole('textbox').fill('/d/a.mkv');
    await expect(inFrame.getByText(no, {exact: true})).toBeVisible();
    await expect(block.locator('pre')).toHaveCount(3);

    const frame = block.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    const reached = await inFrame.locator('body').evaluate(async () => {
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
    for (const name of ['JSFiddle', 'CodePen']) {
      const tab = context.waitForEvent('page');
      await block.getByRole('button', {name: new RegExp(name)}).click();
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
      title: demo,
    });
  });
}
