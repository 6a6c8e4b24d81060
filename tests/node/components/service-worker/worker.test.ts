import {offline} from '../../../../src/config/offline';
import {
  createWorld,
  file,
  page,
  RedirectedAnswer,
  type Answer,
  type World,
} from './world';

let world: World;

beforeEach(async () => {
  world = createWorld();
  jest.resetModules();
  await import('../../../../src/components/service-worker/worker');
  world.publish('/guide/a', () => page('Page A', ['/assets/js/a.1.js']));
  world.publish('/guide/b', () => page('Page B'));
  world.publish('/zh/guide/a.html', () => page('页面甲'));
  world.publish('/tool/dropbox/request', () => page('Tokens'));
  world.publish('/assets/js/a.1.js', () => file('a()'));
  world.publish('/search-index/current.json', () =>
    file('{}', 'application/json'),
  );
  world.publish('/assets/search/1.json', () =>
    file('["",""]', 'application/json'),
  );
});

describe('without a network', () => {
  test('a page that was read opens with its files, under any spelling', async () => {
    await world.goTo('/guide/a');
    world.setOnline(false);
    for (const spelling of ['', '.html', '/', '/index.html']) {
      expect(await world.goTo(`/guide/a${spelling}`)).toContain('Page A');
    }
    expect(await world.askFor('/assets/js/a.1.js')).toBe('200 a()');
  });

  test('another page says so in its language, with links to those that open', async () => {
    await world.goTo('/guide/a');
    await world.goTo('/zh/guide/a.html');
    world.setOnline(false);
    const english = await world.goTo('/guide/b');
    expect(english).toMatch(/^503 .*You are offline.*href="\/guide\/a"/s);
    const chinese = await world.goTo('/zh/guide/b.html');
    expect(chinese).toMatch(/^503 .*当前没有网络.*href="\/zh\/guide\/a"/s);
    expect(chinese).not.toContain('Page A');
  });

  test('a page that came as its parts opens too', async () => {
    await world.tell({
      kind: 'read',
      page: '/guide/a',
      files: ['https://docs.example.org/assets/js/a.1.js'],
    });
    world.setOnline(false);
    expect(await world.goTo('/guide/a')).toContain('Page A');
  });

  test('files of the index that were used answer, and others say that they are not cached', async () => {
    await world.askFor('/search-index/current.json');
    await world.askFor('/assets/search/1.json');
    world.setOnline(false);
    expect(await world.askFor('/search-index/current.json')).toBe('200 {}');
    expect(await world.askFor('/assets/search/1.json')).toBe('200 ["",""]');
    expect(await world.askFor('/assets/search/2.json')).toBe('503 ');
  });

  test('a file that is not cached fails as it would without a service worker', async () => {
    world.setOnline(false);
    expect(await world.askFor('/assets/js/a.1.js')).toBe('failed');
  });
});

test('a page that changed is new while the network answers, also where it is no longer there', async () => {
  await world.goTo('/guide/a');
  world.publish('/guide/a', () => page('Page A, changed'));
  expect(await world.goTo('/guide/a')).toContain('changed');
  world.setOnline(false);
  expect(await world.goTo('/guide/a')).toContain('changed');
  world.setOnline(true);
  expect(await world.goTo('/guide/gone')).toMatch(/^404/);
});

test('another text in place of a file is passed on and never cached', async () => {
  const files = [
    ['/assets/js/a.1.js', 'text/javascript; charset=utf-8'],
    ['/zh/assets/css/a.1.css', 'text/css'],
    ['/assets/fonts/a.1.woff2', 'font/woff2'],
    ['/assets/images/a.1.webp', 'image/webp'],
    ['/img/a.png', 'image/png'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/search-index/current.json', 'application/json'],
    ['/assets/search/1.json', 'application/json'],
  ] as const;
  for (const wrong of ['text/html', 'text/plain', '']) {
    for (const [path] of files) {
      world.publish(path, () => file('Maintenance', wrong));
      expect(await world.askFor(path)).toBe('200 Maintenance');
    }
    expect(await world.cached()).toEqual([]);
  }
  for (const [path, type] of files) {
    world.publish(path, () => file('right', type));
    expect(await world.askFor(path)).toBe('200 right');
  }
  expect(await world.cached()).toHaveLength(files.length);
});

test('a page that came by a redirect is kept under its own address, and a file is not', async () => {
  const moved = (path: string, answer: () => Answer) => () =>
    new RedirectedAnswer(path, answer());
  world.publish(
    '/zh/guide/a.html',
    moved('/zh/guide/a', () => page('页面甲')),
  );
  world.publish(
    '/guide/old',
    moved('/guide/a', () => page('Page A')),
  );
  world.publish(
    '/assets/js/a.1.js',
    moved('/assets/js/b.js', () => file('b()')),
  );
  await world.tell({kind: 'read', page: '/zh/guide/a.html', files: []});
  await world.tell({kind: 'read', page: '/guide/old', files: []});
  await world.askFor('/assets/js/a.1.js');
  world.setOnline(false);
  expect(await world.goTo('/zh/guide/a.html')).toBe(
    '200 <title>页面甲</title>',
  );
  expect(await world.goTo('/guide/a')).toContain('200 <title>Page A');
  expect(await world.goTo('/guide/old')).toMatch(/^503/);
  expect(await world.askFor('/assets/js/a.1.js')).toBe('failed');
});

test('a file that never changes is fetched once', async () => {
  await world.askFor('/assets/js/a.1.js');
  await world.askFor('/assets/js/a.1.js');
  expect(world.asked).toEqual(['/assets/js/a.1.js']);
});

test('pages for tokens, addresses with a query and errors are never cached', async () => {
  await world.goTo('/tool/dropbox/request');
  await world.goTo('/guide/a?q=planted');
  await world.goTo('/guide/gone');
  expect(await world.goTo('/tool/dropbox/callback?code=planted')).toBe(
    'left alone',
  );
  await world.tell({kind: 'read', page: '/tool/dropbox/request', files: []});
  expect(await world.cached()).toEqual([]);
});

test('what is cached does not grow without end, and what every page needs stays', async () => {
  const count = offline.mostPages + 5;
  for (let number = 0; number < count; number += 1) {
    world.publish(`/p/${number}`, () =>
      page(`Page ${number}`, ['/assets/js/a.1.js']),
    );
    await world.goTo(`/p/${number}`);
  }
  const cached = await world.cached();
  expect(cached.filter((address) => address.startsWith('/p/'))).toHaveLength(
    offline.mostPages,
  );
  expect(cached).not.toContain('/p/0');
  expect(cached).toContain(`/p/${count - 1}`);
  expect(cached).toContain('/assets/js/a.1.js');
});

test('caches of an older form go, and nobody else’s', async () => {
  world.seed('alist-docs-pages-0');
  world.seed('of-somebody-else');
  await world.activate();
  expect(world.cacheNames()).toEqual(['of-somebody-else']);
});

test('a worker that is new waits for the tabs of the one before: it asks for nothing while it is installed', () => {
  expect(world.hears()).toEqual(['activate', 'fetch', 'message']);
});
