import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseAllHeaders} from '@netlify/headers-parser';
import {parseAllRedirects} from '@netlify/redirect-parser';
import {HTTP_FOUND, redirectLines} from '../../../../scripts/hosting/redirects';
import {immutable, securityHeaders} from '../../../../scripts/hosting/headers';
import {
  headersFile,
  redirectsFile,
  vercelFile,
  withRules,
} from '../../../../scripts/hosting/hostRules';
import {site} from '../../../../src/config/site';
import {temporaryFolder} from '../../../support/temporaryFolder';

const shipped = {
  nginx: 'deploy/nginx/site.conf',
  caddy: 'deploy/caddy/Caddyfile',
} as const;

describe('what the repository holds for servers', () => {
  test.each(['nginx', 'caddy'] as const)(
    'has the headers and redirects of the one list: %s',
    (server) => {
      const text = readFileSync(shipped[server], 'utf8');
      expect(withRules(server, text)).toBe(text);
      for (const value of Object.values(securityHeaders)) {
        expect(text).toContain(`"${value}"`);
      }
    },
  );

  test('has them for Vercel', () => {
    expect(readFileSync('vercel.json', 'utf8')).toBe(vercelFile());
  });
});

describe('Netlify, which reads these files with the same programs,', () => {
  const written = (name: string, text: string) =>
    path.join(temporaryFolder({[name]: text}), name);

  test('understands every header, for every address', async () => {
    const {headers, errors} = await parseAllHeaders({
      headersFiles: [written('_headers', headersFile())],
      netlifyConfigPath: undefined,
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(headers.map(({for: addresses}) => addresses)).toEqual([
      '/*',
      '/assets/*',
      '/zh/assets/*',
      '/*.md',
    ]);
    expect(headers[0]?.values).toEqual(securityHeaders);
    expect(headers[1]?.values).toEqual({'Cache-Control': immutable});
    expect(headers[3]?.values).toMatchObject({'X-Robots-Tag': 'noindex'});
  });

  test('understands every redirect, and has a page of each language for unknown addresses', async () => {
    const {redirects, errors} = await parseAllRedirects({
      redirectsFiles: [
        written('_redirects', redirectsFile(['/zh/a%20b.html', '/guide'])),
      ],
      netlifyConfigPath: undefined,
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(redirects).toHaveLength(redirectLines().length + 3);
    expect(redirects[0]).toMatchObject({
      from: '/zh/a%20b.html',
      to: '/zh/a%20b',
      status: 200,
      force: false,
    });
    expect(redirects).toContainEqual(
      expect.objectContaining({
        from: '/zh-Hans/*',
        to: `${site.url}/zh/:splat`,
        status: HTTP_FOUND,
        force: false,
      }),
    );
    expect(redirects.slice(-2)).toEqual([
      expect.objectContaining({
        from: '/zh/*',
        to: '/zh/404.html',
        status: 404,
        force: false,
      }),
      expect.objectContaining({
        from: '/*',
        to: '/404.html',
        status: 404,
        force: false,
      }),
    ]);
  });
});
