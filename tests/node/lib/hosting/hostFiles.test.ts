import {readFileSync} from 'node:fs';
import {securityHeaders} from '../../../../src/lib/hosting/headers';
import {
  headersFile,
  redirectsFile,
  vercelFile,
  withHeaders,
} from '../../../../src/lib/hosting/hostFiles';

const shipped = {
  nginx: 'deploy/nginx/site.conf',
  caddy: 'deploy/caddy/Caddyfile',
} as const;

describe('what the repository holds for servers', () => {
  test.each(['nginx', 'caddy'] as const)(
    'has the headers of the one list: %s',
    (server) => {
      const text = readFileSync(shipped[server], 'utf8');
      expect(withHeaders(server, text)).toBe(text);
      for (const value of Object.values(securityHeaders)) {
        expect(text).toContain(`"${value}"`);
      }
    },
  );

  test('has them for Vercel', () => {
    expect(readFileSync('vercel.json', 'utf8')).toBe(vercelFile());
  });

  test('says where the headers belong, or is refused', () => {
    expect(() => withHeaders('nginx', 'server { }')).toThrow('begin');
  });
});

describe('a host that reads its rules from the built site', () => {
  test('sends every header with every answer, and keeps hashed files of each language', () => {
    const blocks = headersFile().trim().split('\n\n');
    const [all = '', english = '', chinese = ''] = blocks;
    expect(all.split('\n')).toEqual([
      '/*',
      ...Object.entries(securityHeaders).map(
        ([name, value]) => `  ${name}: ${value}`,
      ),
    ]);
    expect(english).toMatch(/^\/assets\/\*\n {2}Cache-Control: .*immutable$/);
    expect(chinese).toMatch(
      /^\/zh\/assets\/\*\n {2}Cache-Control: .*immutable$/,
    );
  });

  test('shows the not-found page of the language, with the status 404', () => {
    expect(redirectsFile()).toBe(
      '/zh/*  /zh/404.html  404\n/*  /404.html  404\n',
    );
  });
});
