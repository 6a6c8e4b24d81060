import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  contentPolicy,
  policyGroup,
  type PolicyGroup,
} from '../../../../src/components/content-policy/contentPolicy';
import {scriptHash} from '../../../../src/markdown/scriptHash';

const groups: PolicyGroup[] = ['reading', 'tools', 'api'];

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );

describe('the policy of a page', () => {
  test.each([
    ['/', 'reading'],
    ['/zh/', 'reading'],
    ['/404', 'reading'],
    ['/guide/drivers/local', 'reading'],
    ['/guide/apiary', 'reading'],
    ['/tool/', 'tools'],
    ['/zh/tool/onedrive/callback.html', 'tools'],
    ['/tool/baidu/callback/', 'tools'],
    ['/tool/server/', 'api'],
    ['/zh/tool/server/', 'api'],
    ['/tool/server-list/', 'tools'],
    ['/guide/api/', 'reading'],
    ['/zh/guide/api/authentication.html', 'reading'],
    ['/guide/api/admin/user', 'api'],
    ['/zh/guide/api/fs.html', 'api'],
  ])('of %s is that of the group %s', (address, group) => {
    expect(policyGroup(address)).toBe(group);
  });

  test.each(groups)(
    'in the group %s runs no script that the site did not ship, and no text as a script',
    (group) => {
      const policy = directives(contentPolicy(group, {}));
      expect(policy['script-src']).toEqual(["'self'"]);
      expect(policy['default-src']).toEqual(["'self'"]);
      expect(policy['object-src']).toEqual(["'none'"]);
      expect(policy['base-uri']).toEqual(["'none'"]);
    },
  );

  test('for credentials is stricter: no frames, no films, no forms that go anywhere, and no foreign style sheet', () => {
    expect(directives(contentPolicy('tools', {}))).toMatchObject({
      'connect-src': ["'self'"],
      'frame-src': ["'none'"],
      'media-src': ["'none'"],
      'form-action': ["'none'"],
      'style-src-elem': ["'self'", expect.stringContaining("'sha256-")],
      'worker-src': ["'self'"],
    });
  });

  test('allows the one style element of the search dialog, as the installed DocSearch writes it', () => {
    const folder = path.resolve('node_modules/@docsearch/react/dist/esm');
    const styles = readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => [
        ...readFileSync(path.join(folder, file), 'utf8').matchAll(
          /createElement\("style", null, "([^"]*)"\)/g,
        ),
      ])
      .map(([, text = '']) => scriptHash(text));
    expect(styles).toHaveLength(1);
    for (const group of ['tools', 'api'] as const) {
      expect(directives(contentPolicy(group, {}))['style-src-elem']).toEqual([
        "'self'",
        ...styles,
      ]);
    }
  });

  test('lets a route be tried on the visitor’s own server, wherever that is', () => {
    expect(directives(contentPolicy('api', {}))['connect-src']).toEqual([
      "'self'",
      'https:',
      'http:',
    ]);
  });

  test('takes what a page needs in the place of nothing, and besides the rest', () => {
    const policy = directives(
      contentPolicy('reading', {
        'frame-src': ['https://video.example'],
        'script-src': ["'sha256-x'"],
      }),
    );
    expect(policy['frame-src']).toEqual(['https://video.example']);
    expect(policy['script-src']).toEqual(["'self'", "'sha256-x'"]);
  });
});
