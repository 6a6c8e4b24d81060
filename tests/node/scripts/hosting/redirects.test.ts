import {
  redirectTarget,
  redirectLines,
  vercelRedirects,
} from '../../../../scripts/hosting/redirects';
import {hostFiles, releaseFiles} from '../../../../src/config/hostFiles';

test.each(hostFiles)(
  'a program that fetches a file of the former site is led to $source from $path',
  ({path, source}) => {
    expect(redirectTarget(path, '?x=1')).toBe(source);
    expect(redirectLines()).toContain(`${path}  ${source}  302`);
    expect(vercelRedirects()).toContainEqual({
      source: path,
      destination: source,
      statusCode: 302,
    });
  },
);

describe('a script that fetches a file of a release', () => {
  const file = 'v3.55.0/alist-linux-musl-amd64.tar.gz';

  test('is led to that file', () => {
    expect(redirectTarget(releaseFiles.path + file, '')).toBe(
      releaseFiles.source + file,
    );
  });

  test.each(['', 'v3.55.0/', '../../evil/v1/x', 'v3/a/b', 'v3/%2e%2e'])(
    'is led nowhere from "%s"',
    (rest) => {
      expect(redirectTarget(releaseFiles.path + rest, '')).toBeUndefined();
    },
  );
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

  test.each([
    ['/En/faq/', '/:rest'],
    ['/eN/faq/', '/:rest'],
    ['/Zh/faq/', '/zh/:rest'],
    ['/zH-cN/faq/', '/zh/:rest'],
    ['/zh/faq/', undefined],
  ])('at %s is led to %s by Vercel', (pathname, meant) => {
    const rule = vercelRedirects().find(({source}) =>
      new RegExp(`^${source.replace(/:\w+\(/g, '(')}$`).test(pathname),
    );
    expect(rule?.destination).toBe(meant);
  });
});
