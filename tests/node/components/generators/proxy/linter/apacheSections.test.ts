import {parseApache} from '../../../../../../src/components/generators/proxy/linter/apacheSections';
import {lintApache} from '../../../../../../src/components/generators/proxy/linter/apacheRules';
import {directivesOf} from '../../../../../support/directivesOf';

const read = (text: string) => directivesOf(parseApache(text));

test('sections, quotes, comments and continued lines are read as Apache does', () => {
  const text = [
    '# example',
    '<IfModule mod_ssl.c>',
    '<VirtualHost *:443>',
    '    servername files.example.com',
    '    Header set X-A "say \\"#1\\" #2"',
    "    ErrorDocument 404 'not here'",
    '    ProxyPass / \\',
    '        http://127.0.0.1:5244/ nocanon',
    '</VirtualHost>',
    '</IfModule>',
  ].join('\n');
  expect(read(text)).toEqual([
    {
      name: 'virtualhost',
      args: ['*:443'],
      line: 3,
      block: [
        {name: 'servername', args: ['files.example.com'], line: 4},
        {name: 'header', args: ['set', 'X-A', 'say "#1" #2'], line: 5},
        {name: 'errordocument', args: ['404', 'not here'], line: 6},
        {
          name: 'proxypass',
          args: ['/', 'http://127.0.0.1:5244/', 'nocanon'],
          line: 7,
        },
      ],
    },
  ]);
});

test.each([
  ['<VirtualHost *:80>\n', 'open', 1],
  ['<VirtualHost *:80>\n</Location>\n', 'close', 2],
  ['</VirtualHost>\n', 'close', 1],
])('a file that Apache refuses is broken: %j', (text, reason, line) => {
  expect(parseApache(text)).toEqual({kind: 'broken', reason, line});
});

const inLocation = (target: string) => `<VirtualHost *:80>
    ProxyTimeout 3600
    AllowEncodedSlashes NoDecode
    ProxyPreserveHost On
    RequestHeader unset X-Forwarded-For
    ProxyPass /.well-known/ !
    <Location "/alist/">
        ProxyPass ${target} nocanon
    </Location>
</VirtualHost>
`;

test('a ProxyPass in a section has the path of the section', () => {
  const good = read(inLocation('http://127.0.0.1:5244/alist/'));
  expect(lintApache(good).findings).toEqual([]);
  const cut = read(inLocation('http://127.0.0.1:5244/'));
  expect(lintApache(cut).findings).toEqual([
    {
      rule: 'pathCut',
      certainty: 'certain',
      line: 8,
      corrected: 'ProxyPass http://127.0.0.1:5244/alist/ nocanon',
    },
  ]);
});
