import {parseCaddyfile} from '../../../../../../src/components/generators/proxy/linter/caddyfile';
import {lintCaddy} from '../../../../../../src/components/generators/proxy/linter/caddyRules';
import {directivesOf} from '../../../../../support/directivesOf';

const read = (text: string) => directivesOf(parseCaddyfile(text));

test('quotes, comments, continued lines and heredocs are read as Caddy does', () => {
  const text = [
    '# example',
    'example.com {',
    '    header "X-A" "say \\"#1\\"" # not part of it',
    '    respond `a "b" {`',
    '    log \\',
    '        default',
    '    respond <<END',
    '        handle {',
    '        END 404',
    '    redir /a#b /c',
    '}',
  ].join('\n');
  expect(read(text)).toEqual([
    {
      name: 'example.com',
      args: [],
      line: 2,
      block: [
        {name: 'header', args: ['X-A', 'say "#1"'], line: 3},
        {name: 'respond', args: ['a "b" {'], line: 4},
        {name: 'log', args: ['default'], line: 5},
        {name: 'respond', args: ['<<END', '404'], line: 7},
        {name: 'redir', args: ['/a#b', '/c'], line: 10},
      ],
    },
  ]);
});

test('a single site may leave out its braces', () => {
  expect(read('example.com\n\nreverse_proxy localhost:5244\n')).toEqual([
    {
      name: 'example.com',
      args: [],
      line: 1,
      block: [{name: 'reverse_proxy', args: ['localhost:5244'], line: 3}],
    },
  ]);
});

test('addresses go on in the next line after a comma', () => {
  const [site] = read('a.example,\nb.example {\n    respond ok\n}\n');
  expect(site).toMatchObject({
    name: 'a.example,',
    args: ['b.example'],
    line: 1,
  });
});

test('a snippet of the same file is read where it is imported, one that imports itself is not endless', () => {
  const text = [
    '(proxy) {',
    '    handle_path /alist/* {',
    '        reverse_proxy localhost:5244',
    '    }',
    '    import proxy',
    '}',
    'example.com {',
    '    import proxy',
    '}',
  ].join('\n');
  expect(lintCaddy(read(text)).findings).toEqual([
    expect.objectContaining({rule: 'pathCut', line: 2}),
  ]);
});

test.each([
  ['example.com {\n    respond ok\n', 'open', 1],
  ['example.com {\n}\n}\n', 'close', 3],
  ['example.com {\n    respond "ok\n}\n', 'quote', 2],
])('a file that Caddy refuses is broken: %j', (text, reason, line) => {
  expect(parseCaddyfile(text)).toEqual({kind: 'broken', reason, line});
});
