import {
  redirectTarget,
  redirectLines,
  vercelRedirects,
} from '../../../../scripts/hosting/redirects';
import {hostFiles} from '../../../../src/config/hostFiles';

describe('a program that fetches a file of the former site', () => {
  test.each(hostFiles)('is led to $source from $path', ({path, source}) => {
    expect(redirectTarget(path, '?x=1')).toBe(source);
    expect(redirectLines()).toContain(`${path}  ${source}  302`);
    expect(vercelRedirects()).toContainEqual({
      source: path,
      destination: source,
      statusCode: 302,
    });
  });
});

describe('a reader who guesses a language', () => {
  test.each([
    ['/en/guide/', '?a=1', '/guide/?a=1'],
    ['/zh-CN/guide/drivers/local', '', '/zh/guide/drivers/local'],
    ['/ZH', '', '/zh/'],
    ['/en//other-host.example', '', '/other-host.example'],
  ])('at %s%s is led to %s', (pathname, query, meant) => {
    expect(redirectTarget(pathname, query)).toBe(meant);
  });

  test.each(['/', '/zh/', '/zh', '/zh/guide/', '/guide/', '/english/'])(
    'stays at %s',
    (pathname) => {
      expect(redirectTarget(pathname, '')).toBeUndefined();
    },
  );

  test('never meets a rule that leads an address of the site elsewhere', () => {
    const paths = redirectLines().map((line) => line.split(' ')[0] ?? '');
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter((from) => /^\/(?:zh|\*)(?:\/|$)/.test(from))).toEqual(
      [],
    );
  });

  test('finds the usual spellings at hosts that compare letter by letter', () => {
    expect(redirectLines()).toEqual(
      expect.arrayContaining([
        '/en/*  /:splat  302',
        '/zh-CN/*  /zh/:splat  302',
        '/zh-cn/*  /zh/:splat  302',
        '/zh-Hans/*  /zh/:splat  302',
        '/ZH/*  /zh/:splat  302',
      ]),
    );
  });
});
