import fc from 'fast-check';
import {
  redirectFor,
  type Redirect,
} from '../../../../src/components/redirects/redirect';

const known = [
  '/',
  '/404.html',
  '/guide/',
  '/guide/drivers/Crypt',
  '/guide/drivers/网盘',
  '/tool/',
  '/tool/baidu/callback',
  '/zh/',
  '/zh/404.html',
  '/zh/guide/drivers/Crypt.html',
];

/** A visitor opens `address` and the host answers with the page whose canonical address is `served`. */
function arrive(address: string, served: string): Redirect {
  const {pathname, search, hash} = new URL(address, 'https://site.test');
  return redirectFor({pathname, search, hash}, served, known);
}

describe('a visitor who is served the right page', () => {
  test.each([
    ['/', '/'],
    ['/guide/?a=1#b', '/guide/'],
    ['/guide/drivers/Crypt#options', '/guide/drivers/Crypt'],
    ['/zh/guide/drivers/Crypt.html', '/zh/guide/drivers/Crypt.html'],
  ])('at %s stays there', (address, served) => {
    expect(arrive(address, served)).toEqual({kind: 'stay'});
  });

  test.each([
    ['/guide/drivers/Crypt.html', '/guide/drivers/Crypt'],
    ['/guide/drivers/crypt/', '/guide/drivers/Crypt'],
    ['/guide', '/guide/'],
    ['/guide/index.html', '/guide/'],
    ['/zh/guide/drivers/Crypt', '/zh/guide/drivers/Crypt.html'],
  ])('at %s sees the address %s with query and fragment kept', (typed, to) => {
    expect(arrive(`${typed}?a=1&b=2#options`, to)).toEqual({
      kind: 'rewrite',
      to: `${to}?a=1&b=2#options`,
    });
  });

  test('stays where the page names an address that the router does not know', () => {
    expect(arrive('/old', '/guide/unknown')).toEqual({kind: 'stay'});
  });
});

describe('a visitor who is served the not-found page', () => {
  test.each([
    ['/guide/drivers/CRYPT', '/404.html', '/guide/drivers/Crypt'],
    ['/guide/drivers/Crypt/index.html', '/404.html', '/guide/drivers/Crypt'],
    ['/zh/guide/drivers/crypt', '/zh/404.html', '/zh/guide/drivers/Crypt.html'],
    [
      '/guide/drivers/%E7%BD%91%E7%9B%98.html',
      '/404.html',
      '/guide/drivers/网盘',
    ],
  ])('at %s is taken to the page meant', (typed, served, meant) => {
    expect(arrive(`${typed}?a=1#b`, served)).toEqual({
      kind: 'load',
      to: `${meant}?a=1#b`,
    });
  });

  test.each(['/nowhere', '/404.html', '/404.HTML', '/zh/404'])(
    'at %s stays, because no page is meant',
    (typed) => {
      expect(arrive(typed, '/404.html')).toEqual({kind: 'stay'});
    },
  );

  test('stays at a known address, so that the page does not load itself for ever', () => {
    expect(arrive('/guide/', '/404.html')).toEqual({kind: 'stay'});
  });
});

describe('a visitor whom a provider sent back with a code', () => {
  test.each([
    '/tool/dropbox/callback',
    '/zh/tool/dropbox/callback.html',
    '/tool/',
  ])('to %s, which shows another page now, arrives without it', (typed) => {
    expect(arrive(`${typed}?code=secret&state=s#token`, '/guide/')).toEqual({
      kind: 'rewrite',
      to: '/guide/',
    });
  });

  test.each([
    ['/tool/baidu/callback.html', '/tool/baidu/callback', 'rewrite'],
    ['/tool/baidu/Callback', '/404.html', 'load'],
  ])('to %s of a tool that is still there keeps it', (typed, served, kind) => {
    expect(arrive(`${typed}?code=secret`, served)).toEqual({
      kind,
      to: '/tool/baidu/callback?code=secret',
    });
  });
});

describe('a visitor of a host with a single not-found page', () => {
  test.each([
    ['/zh/nowhere?a=1#b', '/404.html', '/zh/404.html#/zh/nowhere?a=1#b'],
    ['/zh/guide/100%', '/404.html', '/zh/404.html#/zh/guide/100%'],
    ['/nowhere', '/zh/404.html', '/404.html#/nowhere'],
    [
      '/zh/tool/unknown/callback?code=secret',
      '/404.html',
      '/zh/404.html#/zh/tool/unknown/callback',
    ],
  ])('at %s is led to the one in the language', (typed, served, to) => {
    expect(arrive(typed, served)).toEqual({kind: 'load', to});
  });

  test.each([
    ['/zh/nowhere?a=1#b', '/zh/nowhere?a=1#b'],
    ['/zh/guide/100%', '/zh/guide/100%25'],
    ['//evil.example/', '/404.html#/evil.example/'],
    ['/zh/tool/unknown/callback?code=secret', '/zh/tool/unknown/callback'],
    ['/zh/guide/drivers/CRYPT', '/zh/guide/drivers/Crypt.html'],
  ])('who asked for %s is then at %s', (asked, to) => {
    expect(arrive(`/zh/404.html#${asked}`, '/zh/404.html')).toMatchObject({to});
  });

  test('stays there where that host lacks a page of the site, or the page of the language', () => {
    for (const [asked, served] of [
      ['/zh/guide/drivers/Crypt.html', '/zh/404.html'],
      ['/zh/nowhere', '/404.html'],
    ] as const) {
      const address = `/zh/404.html#${asked}`;
      const landing = arrive(address, served);
      // The same address again loads nothing.
      expect('to' in landing ? landing.to : address).toBe(address);
    }
  });
});

test.each([
  ['/%E0%A4%A?q=1#part', '/%25E0%25A4%25A?q=1#part'],
  ['/guide/100%', '/guide/100%25'],
  ['/tool/baidu/%E0?code=secret', '/tool/baidu/%25E0'],
])(
  'an address that encodes nothing, %s, becomes one that the router can read',
  (typed, to) => {
    expect(arrive(typed, '/404.html')).toEqual({kind: 'rewrite', to});
    expect(() => decodeURI(to)).not.toThrow();
  },
);

test('whatever was typed, a visitor never leaves the site', () => {
  const hostile = [
    '//evil.example/guide/',
    '///evil.example',
    '/\\evil.example',
    '/%2F%2Fevil.example/',
    '/..//evil.example',
    'javascript:alert(1)',
    'https://evil.example/guide',
    '//evil.example/tool/baidu/callback',
  ];
  const landings = hostile.flatMap((pathname) =>
    [...known, '//evil.example/', 'https://evil.example/'].map((served) =>
      redirectFor(
        {pathname, search: '?q=//evil', hash: '#@evil'},
        served,
        known,
      ),
    ),
  );
  const moves = landings.flatMap((landing) =>
    landing.kind === 'stay' ? [] : [landing.to],
  );
  expect(moves.length).toBeGreaterThan(hostile.length);
  for (const to of moves) {
    const {origin, pathname} = new URL(to, 'https://site.test');
    expect(origin).toBe('https://site.test');
    expect(known).toContain(decodeURI(pathname));
  }
});

describe('what a provider appended to the address of a tool page', () => {
  const answers = fc
    .tuple(
      fc.constantFrom('code', 'state', 'access_token', 'id_token', 'CODE'),
      fc.stringMatching(/^[\w-]{1,40}$/),
      fc.constantFrom('?', '#', '?a=1&', '?a=1#'),
    )
    .map(([name, value, before]) => `${before}${name}=${value}`);
  const pages = fc.constantFrom(
    '/tool/unknown/callback',
    '/tool/unknown/callback.html',
    '/tool/Unknown/CALLBACK/',
    '/zh/tool/unknown/callback',
    '/tool/baidu/callback/more',
    '/tool/',
    '/tool',
    '/tool/baidu/callback/..',
  );

  test('does not stay in the address of a page that does not use it', () => {
    fc.assert(
      fc.property(pages, answers, (page, answer) => {
        const served = page.startsWith('/zh/') ? '/zh/404.html' : '/404.html';
        for (const from of page.startsWith('/tool/') ? [served] : ['/tool/']) {
          const landing = arrive(`${page}${answer}`, from);
          expect(landing.kind).not.toBe('stay');
          expect('to' in landing ? landing.to : '?').not.toMatch(/[?#]/);
        }
      }),
    );
  });

  test('is removed on this site, also where the path looks like a host', () => {
    const at = {pathname: '//tool/', search: '?code=x', hash: ''};
    expect(redirectFor(at, '/404.html', ['/guide/'])).toEqual({
      kind: 'rewrite',
      to: '/tool/',
    });
  });

  test('is left to the callback page that was served', () => {
    expect(
      arrive('/tool/baidu/callback?code=x', '/tool/baidu/callback'),
    ).toEqual({kind: 'stay'});
  });
});

test.each([
  ['/en/guide/?a=1#b', '/guide/?a=1#b'],
  ['/zh-CN/guide/drivers/crypt#b', '/zh/guide/drivers/Crypt.html#b'],
  ['/ZH/', '/zh/'],
  // The host then answers with the not-found page of that language.
  ['/zh-Hans/nothing?a=1', '/zh/nothing?a=1'],
  ['/zh-CN//other-host.example', '/zh/other-host.example'],
])(
  'a visitor who guessed the language in an address at %s is sent to %s once',
  (address, to) => {
    expect(arrive(address, '/404.html')).toEqual({kind: 'load', to});
  },
);
