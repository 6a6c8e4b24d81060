import {createServer, type IncomingMessage} from 'node:http';
import type {Page} from '@playwright/test';
import {listen} from '../../scripts/server/siteServer';
import {addressOf} from '../../src/lib/address';
import {
  ADMIN_TOKEN,
  recorded,
  recordedFile,
  startRecordedServer,
  type RecordedServer,
} from '../support/recordedServer';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test as base} from './support/test';

/** Browsers report on the console what a check provokes: methods that are refused, and answers that may not be read. */
const test = base.extend<{server: RecordedServer}>({
  provoked: /answers [45]\d\d|Failed to load resource|CORS policy|net::ERR_/,
  server: async ({}, use) => {
    const server = await startRecordedServer();
    await use(server);
    server.stop();
  },
});

const toolAt = (locale: 'en' | 'zh' = 'en', query = '') =>
  `${originOf('own')}${addressOf('/tool/server/', locale)}${query}`;

async function check(page: Page, address: string, file = recordedFile) {
  await page.getByLabel('Address of your AList').fill(address);
  await page.getByLabel('Path of a file').fill(file);
  await page.getByRole('button', {name: 'Check', exact: true}).click();
  await expect(page.getByText(/^Faults: /)).toBeVisible();
}

/** The ids of the findings of a degree. */
function found(page: Page, certainty: string): Promise<string[]> {
  return page
    .locator(`[data-certainty="${certainty}"]`)
    .evaluateAll((items) =>
      items.map((item) => item.getAttribute('data-check') ?? ''),
    );
}

test('a visitor with a good server reads of no fault, in both languages', async ({
  page,
  server,
}) => {
  await open(page, toolAt());
  await check(page, server.origin);
  expect(await found(page, 'certain')).toEqual([]);
  expect(await found(page, 'likely')).toEqual([]);
  expect((await found(page, 'fine')).length).toBeGreaterThan(9);
  await open(page, toolAt('zh', `?server=${server.origin}`));
  await page.getByRole('button', {name: '检查', exact: true}).click();
  await expect(page.getByText(/^问题：0。/)).toBeVisible();
});

test('a visitor starts the check by Enter in the address, and keeps the focus after a press on the button', async ({
  page,
  server,
}) => {
  await open(page, toolAt());
  const address = page.getByLabel('Address of your AList');
  await address.fill(server.origin);
  await address.press('Enter');
  await expect(page.getByText(/^Faults: /)).toBeVisible();
  const start = page.getByRole('button', {name: 'Check', exact: true});
  await start.press('Enter');
  await expect(page.getByText(/^Faults: /)).toBeVisible();
  await expect(start).toBeFocused();
});

test.describe('on a phone, with a notice open', () => {
  test.use({isNew: true, locale: 'en-GB', viewport: {width: 390, height: 844}});

  test('a visitor goes from a field to the button below, and the check starts', async ({
    page,
    server,
  }) => {
    await open(page, toolAt());
    await expect(page.locator('[data-floats]').first()).toBeInViewport();
    const start = page.getByRole('button', {name: 'Check', exact: true});
    const {x, y} = (await start.boundingBox()) ?? {x: 0, y: 0};
    // The notice would cover the field above the button, too.
    await page.setViewportSize({width: 390, height: Math.round(y) + 24});
    await page.getByLabel('Address of your AList').fill(server.origin);
    await page.getByLabel('Path of a file').fill(recordedFile);
    // A finger rests on a button for a moment.
    await page.mouse.click(x + 20, y + 12, {delay: 100});
    await expect(page.getByText(/^Faults: /)).toBeVisible();
  });
});

type Fault = Parameters<RecordedServer['plant']>[0];

const html = {'content-type': 'text/html'};

/** An error page as a proxy makes it: without the headers that let other sites read it. */
const proxyError =
  (status: number, isHit: (url: string, method: string) => boolean): Fault =>
  ({url = '', method = ''}, response, go) => {
    if (isHit(url, method)) {
      response.writeHead(status, html).end('<h1>Error</h1>');
    } else {
      go();
    }
  };

const change =
  (name: string, changeBody: (text: string) => string): Fault =>
  (_request, _response, go, hit) => {
    go(
      hit === name
        ? {body: JSON.parse(changeBody(JSON.stringify(recorded[hit].body)))}
        : {},
    );
  };

const faults: {
  name: string;
  fault: Fault;
  certain?: string[];
  likely?: string[];
}[] = [
  {
    name: 'drops the token',
    fault: (_request, _response, go, name) => {
      go(name === 'madeUpToken' ? recorded.guest : {});
    },
    certain: ['authorization'],
  },
  {
    name: 'caches the account',
    fault: ({url}, _response, go, name) => {
      go(
        name === 'madeUpToken' && url?.startsWith('/api/me?same=') === true
          ? recorded.guest
          : {},
      );
    },
    certain: ['accountCache'],
  },
  {
    name: 'adds a lifetime to the account',
    fault: (_request, _response, go, name) => {
      go(
        name === 'guest'
          ? {
              headers: {
                ...recorded.guest.headers,
                'cache-control': 'max-age=600',
              },
            }
          : {},
      );
    },
    certain: ['accountCache'],
  },
  {
    name: 'blocks methods of WebDAV',
    fault: proxyError(405, (_url, method) => method === 'PROPFIND'),
    likely: ['webdav'],
  },
  {
    name: 'blocks OPTIONS',
    fault: proxyError(403, (_url, method) => method === 'OPTIONS'),
    likely: ['preflight'],
  },
  {
    name: 'drops Range',
    fault: (_request, _response, go, name) => {
      go(name === 'download' ? {status: 200} : {});
    },
    certain: ['ranges'],
  },
  {
    name: 'passes on another host',
    fault: change('file', (text) =>
      text.replace('http://127.0.0.1:5390/p', 'http://alist:5244/p'),
    ),
    certain: ['links'],
  },
  {
    name: 'decodes names',
    fault: (_request, _response, go, name) => {
      go(name === 'download' ? {status: 200, body: recorded.noFile.body} : {});
    },
    certain: ['fileNames'],
  },
  {
    name: 'has a clock that is an hour late',
    fault: (_request, response, go, name) => {
      if (name === 'sessions') {
        const late = Math.floor(Date.now() / 1000) - 3600;
        response.writeHead(200, {'Access-Control-Allow-Origin': '*'});
        response.end(
          JSON.stringify({
            code: 200,
            message: 'success',
            data: [{last_active: late}],
          }),
        );
      } else {
        go();
      }
    },
    likely: ['clock'],
  },
  {
    name: 'lets guests change files',
    fault: change('guest', (text) =>
      text.replace('"permission":0}', '"permission":255}'),
    ),
    certain: ['guestWrite'],
  },
  {
    name: 'is an old release',
    fault: change('settings', (text) => text.replace('v3.63.0', 'v3.50.0')),
    certain: ['version'],
  },
  {
    name: 'lets nobody read its answers',
    fault: ({method = ''}, response) => {
      response.writeHead(method === 'OPTIONS' ? 403 : 200).end('pong');
    },
    likely: ['cors'],
  },
  {
    name: 'redirects',
    fault: ({url}, response) => {
      response
        .writeHead(url === '/elsewhere' ? 200 : 302, {
          'Access-Control-Allow-Origin': '*',
          Location: '/elsewhere',
        })
        .end();
    },
    certain: ['redirects'],
  },
  {
    name: 'redirects in a circle',
    fault: (_request, response) => {
      response
        .writeHead(302, {
          'Access-Control-Allow-Origin': '*',
          Location: '/elsewhere',
        })
        .end();
    },
    likely: ['reachable'],
  },
  {
    name: 'does not reach AList',
    fault: ({method}, response, go) => {
      if (method === 'OPTIONS') {
        go();
      } else {
        response
          .writeHead(502, {...html, 'Access-Control-Allow-Origin': '*'})
          .end('<h1>Bad Gateway</h1>');
      }
    },
    certain: ['isAlist'],
  },
  {
    name: 'is another program',
    fault: ({method}, response, go) => {
      if (method === 'OPTIONS') {
        go();
      } else {
        response
          .writeHead(200, {...html, 'Access-Control-Allow-Origin': '*'})
          .end('<h1>NAS</h1>');
      }
    },
    certain: ['isAlist'],
  },
];

for (const {name, fault, certain = [], likely = []} of faults) {
  test(`a server that ${name} is told so, and of no other fault`, async ({
    page,
    server,
  }) => {
    server.plant(fault);
    await open(page, toolAt());
    await check(page, server.origin);
    expect(await found(page, 'certain')).toEqual(certain);
    expect(await found(page, 'likely')).toEqual(likely);
  });
}

test('a server that opens files without a signature although the guest is off is told so', async ({
  page,
  server,
}) => {
  const off = {
    body: {
      code: 401,
      message: 'Guest user is disabled, login please',
      data: null,
    },
  };
  server.plant((_request, _response, go, name) => {
    if (name === 'unsigned') {
      go({status: 206, body: 'x'});
    } else {
      go(['guest', 'list', 'file', 'sessions'].includes(name ?? '') ? off : {});
    }
  });
  await open(page, toolAt());
  await check(page, server.origin);
  expect(await found(page, 'certain')).toEqual(['unsigned']);
});

test.describe('a file that is redirected to the storage', () => {
  const part = Buffer.alloc(4 * 1024 * 1024);

  /** A storage, and what it was asked. */
  async function startStorage(headers: Record<string, string>) {
    const asked: IncomingMessage[] = [];
    const storage = createServer((request, response) => {
      asked.push(request);
      response.writeHead(206, headers).end(part);
    });
    const address = await listen(storage, '127.0.0.1', 0);
    return {
      address: `${address}film.mp4?key=planted`,
      asked,
      stop: () => storage.close(),
    };
  }

  const redirectTo =
    (address: string): Fault =>
    ({method, url = ''}, response, go, name) => {
      if (method === 'OPTIONS') {
        go();
      } else if (name === 'file') {
        const data = {
          ...recorded.file.body.data,
          size: 9_000_000,
          raw_url: address,
        };
        go({body: {...recorded.file.body, data}});
      } else if (url.startsWith('/p/')) {
        response.writeHead(206, {'Access-Control-Allow-Origin': '*'}).end(part);
      } else if (name === 'download' || name === 'unsigned') {
        // A browser lets a page see a redirect only with this header, which AList sends.
        response
          .writeHead(302, {
            'Access-Control-Allow-Origin': '*',
            Location: address,
          })
          .end();
      } else {
        go();
      }
    };

  test('a visitor reads both speeds, and the storage learns nothing of the visit', async ({
    page,
    server,
  }) => {
    const storage = await startStorage({'Access-Control-Allow-Origin': '*'});
    server.plant(redirectTo(storage.address));
    await open(page, toolAt());
    await check(page, server.origin);
    const delivery = page.locator('[data-check="delivery"]');
    await expect(delivery).toContainText(/From there it comes with [\d.]+ MB/);
    await expect(delivery).toContainText(/Through your server it comes with/);
    expect(storage.asked.map(({method}) => method)).toEqual(['GET']);
    expect(storage.asked[0]?.headers).toMatchObject({
      range: 'bytes=0-4194303',
    });
    for (const header of ['cookie', 'referer', 'authorization']) {
      expect(storage.asked[0]?.headers).not.toHaveProperty(header);
    }
    storage.stop();
  });

  test('a visitor who unticks the storage asks only the server', async ({
    page,
    server,
  }) => {
    const storage = await startStorage({'Access-Control-Allow-Origin': '*'});
    server.plant(redirectTo(storage.address));
    await open(page, toolAt());
    await page.getByLabel('Path of a file').fill(recordedFile);
    await page
      .getByRole('checkbox', {name: /<the storage provider>/})
      .uncheck();
    await check(page, server.origin);
    await expect(page.locator('[data-check="delivery"]')).toContainText(
      'redirected to the storage',
    );
    expect(storage.asked).toEqual([]);
    storage.stop();
  });

  test('a visitor whose storage lets no page read it gets a command instead', async ({
    page,
    server,
  }) => {
    const storage = await startStorage({});
    server.plant(redirectTo(storage.address));
    await open(page, toolAt());
    await check(page, server.origin);
    const delivery = page.locator('[data-check="delivery"]');
    await expect(delivery).toContainText('does not let this page read');
    await expect(delivery).toContainText('curl -L -r 0-4194303');
    storage.stop();
  });
});

test('a server that does not answer is reported, and asked no more', async ({
  page,
  server,
}) => {
  server.stop();
  await open(page, toolAt());
  await check(page, server.origin);
  expect(await found(page, 'likely')).toEqual(['reachable']);
  await expect(page.getByText(/^curl /)).toBeVisible();
});

test('a link with an address sends nothing until the visitor does', async ({
  page,
  server,
}) => {
  await open(page, toolAt('en', `?server=${server.origin}`));
  await expect(page.getByLabel('Address of your AList')).toHaveValue(
    server.origin,
  );
  await page.getByLabel('Path of a file').fill('/a');
  expect(server.asked).toEqual([]);
});

test('a request that is switched off is not sent', async ({page, server}) => {
  await open(page, toolAt());
  await page.getByRole('checkbox', {name: /methods of WebDAV/}).uncheck();
  await check(page, server.origin);
  expect(server.asked.length).toBeGreaterThan(8);
  expect(server.asked.filter(({method}) => method === 'PROPFIND')).toEqual([]);
  expect(await found(page, 'fine')).not.toContain('webdav');
});

test('markup, wrong types and endless answers of a hostile server only make errors', async ({
  page,
  server,
}) => {
  const markup = '<img src=x onerror="document.title=`owned`">';
  server.plant(({method}, response, go, name) => {
    if (method === 'OPTIONS') {
      go();
    } else if (name === 'settings') {
      go({body: {code: 200, message: '', data: {version: markup}}});
    } else if (name === 'list') {
      const content = [{name: markup, is_dir: false}];
      go({
        body: {code: 200, message: '', data: {content, total: 1, write: false}},
      });
    } else if (name === 'file') {
      go({body: {code: 500, message: markup, data: null}});
    } else if (name === 'guest') {
      go({
        body: {code: 200, message: '', data: {username: 7, permissions: 'x'}},
      });
    } else if (name === 'sessions') {
      go({body: {code: 200, message: '', data: [{last_active: 'never'}]}});
    } else {
      // Longer than anything that is read.
      response.writeHead(200, {'Access-Control-Allow-Origin': '*'});
      const send = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', send);
      send();
    }
  });
  await open(page, toolAt());
  const title = await page.title();
  await check(page, server.origin);
  await expect(page.getByText(`It calls its version ${markup}.`)).toBeVisible();
  await expect(page.getByText(`AList answers: ${markup}`)).toBeVisible();
  expect(await page.locator('[data-check] img').count()).toBe(0);
  expect(await page.title()).toBe(title);
});

test('the report names no address and no file, and fills in the form for issues', async ({
  page,
  server,
}) => {
  await open(page, toolAt());
  await check(page, server.origin);
  await page.getByText('Report for a question or an issue').click();
  const report = page.getByRole('region', {name: 'Report', exact: true});
  await expect(report).toContainText('It answers as AList v3.63.0.');
  await expect(report).not.toContainText(/127\.0\.0\.1|电影|local/);
  await page.getByLabel('Short and in English, for an issue').check();
  await expect(report).toContainText('fine: isAlist (version=v3.63.0)');
  const link = page.getByRole('link', {name: 'Open an issue with it'});
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.origin).toBe('https://github.com');
  expect(address.searchParams.get('bug-description')).not.toContain(
    '127.0.0.1',
  );
});

const tokenField = 'Token of an administrator';

async function checkWithToken(page: Page, token = ADMIN_TOKEN) {
  await page.getByLabel(tokenField).fill(token);
  await page.getByRole('button', {name: 'Check with the token'}).click();
  await expect(page.getByText(/^Faults: /)).toHaveCount(2);
}

test('an administrator reads of storages that fail, and nothing of the token is left', async ({
  page,
  server,
}) => {
  server.plant(
    change('storages', (text) =>
      text.replace('"status":"work"', '"status":"refresh_token expired"'),
    ),
  );
  await open(page, toolAt());
  await check(page, server.origin);
  await checkWithToken(page);
  expect(await found(page, 'certain')).toEqual(['adminStorages']);
  const withToken = server.asked.filter(
    ({authorization}) => authorization === ADMIN_TOKEN,
  );
  expect(withToken.length).toBeGreaterThan(8);
  expect(server.asked.filter(({url}) => url.includes(ADMIN_TOKEN))).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      location.href,
    ]),
  );
  expect(stored).not.toContain(ADMIN_TOKEN);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
  });
  await expect(page.getByLabel(tokenField)).toHaveValue('');
});

test('a redirect does not take the token along', async ({page, server}) => {
  const other = await startRecordedServer();
  server.plant(({headers, method}, response, go) => {
    if (method !== 'OPTIONS' && headers.authorization === ADMIN_TOKEN) {
      response
        .writeHead(307, {
          'Access-Control-Allow-Origin': '*',
          Location: `${other.origin}/api/me`,
        })
        .end();
    } else {
      go();
    }
  });
  await open(page, toolAt());
  await check(page, server.origin);
  await page.getByLabel(tokenField).fill(ADMIN_TOKEN);
  await page.getByRole('button', {name: 'Check with the token'}).click();
  await expect(page.getByText(/^Nothing could be checked/)).toBeVisible();
  expect(other.asked).toEqual([]);
  other.stop();
});

test('another address forgets the token', async ({page, server}) => {
  await open(page, toolAt());
  await check(page, server.origin);
  await page.getByLabel(tokenField).fill(ADMIN_TOKEN);
  await page.getByLabel('Address of your AList').fill('http://127.0.0.1:9');
  await expect(page.getByLabel(tokenField)).toHaveCount(0);
  await check(page, server.origin);
  await expect(page.getByLabel(tokenField)).toHaveValue('');
});

test('a pasted configuration is read in the page, by lines', async ({page}) => {
  await open(page, toolAt());
  const config = [
    'server {',
    '  listen 443 ssl;',
    '  location /alist/ {',
    '    proxy_pass http://127.0.0.1:5244/;',
    '  }',
    '}',
  ];
  const field = page.getByRole('textbox', {name: /^Configuration of/});
  await field.fill(config.join('\n'));
  const table = page.getByRole('table', {name: 'Findings by line'});
  await expect(table.getByRole('row')).toHaveCount(9);
  await expect(table).toContainText('proxy_pass http://127.0.0.1:5244;');
  await field.fill('server {');
  await expect(
    page.getByText('The block that begins in line 1 is not closed.'),
  ).toBeVisible();
});

test('a visitor who presses the line of a finding sees it selected in the field', async ({
  page,
}) => {
  await open(page, toolAt());
  const field = page.getByRole('textbox', {name: /^Configuration of/});
  const pass = '    proxy_pass http://127.0.0.1:5244/;';
  const config = [
    ...Array.from({length: 80}, (_, index) => `# comment ${String(index)}`),
    'server {',
    '  location /alist/ {',
    pass,
    '  }',
    '}',
  ];
  await field.fill(config.join('\n'));
  await page.getByRole('button', {name: 'Line 83: select it'}).first().click();
  await expect(field).toBeFocused();
  const seen = await field.evaluate((area: HTMLTextAreaElement) => {
    const {value, selectionStart, selectionEnd, scrollTop, clientHeight} = area;
    const top = (area.scrollHeight / value.split('\n').length) * 82;
    return {
      selected: value.slice(selectionStart, selectionEnd),
      isInView: top > scrollTop && top < scrollTop + clientHeight,
    };
  });
  expect(seen).toEqual({selected: pass, isInView: true});
});

test('options of Traefik are read in the page, with parsers that come when they are needed', async ({
  page,
}) => {
  await open(page, toolAt());
  await page
    .getByRole('textbox', {name: /^Configuration of/})
    .fill('[entryPoints.web]\n  address = ":80"\n');
  await expect(
    page.getByRole('table', {name: 'Findings by line'}),
  ).toContainText('transport.respondingTimeouts.readTimeout = 0');
  await expect(page.getByRole('combobox', {name: 'Proxy'})).toHaveValue('');
});
