import fc from 'fast-check';
import {parseNginx} from '../../../../../../src/components/generators/proxy/linter/nginxBlocks';

test('directives are read with their arguments, lines and blocks', () => {
  const text = [
    '# a comment with ; and {',
    'server {',
    '  listen 443 ssl; # here too }',
    '  add_header X "a; \\"b\\" {";',
    "  location ~ '^/a{2}' { return 404; }",
    '}',
  ].join('\n');
  expect(parseNginx(text)).toEqual({
    kind: 'read',
    directives: [
      {
        name: 'server',
        args: [],
        line: 2,
        block: [
          {name: 'listen', args: ['443', 'ssl'], line: 3},
          {name: 'add_header', args: ['X', 'a; "b" {'], line: 4},
          {
            name: 'location',
            args: ['~', '^/a{2}'],
            line: 5,
            block: [{name: 'return', args: ['404'], line: 5}],
          },
        ],
      },
    ],
  });
});

test('variables in braces belong to their word', () => {
  expect(parseNginx('set $a ${b}c;')).toMatchObject({
    directives: [{args: ['$a', '${b}c']}],
  });
});

test.each([
  ['server {\n listen 80;', 'open', 1],
  ['listen 80;\n}', 'close', 2],
  ['\nlisten 80', 'end', 2],
  ['server {\n listen 80 }', 'end', 2],
  ['a\n"b', 'quote', 2],
])(
  'a file that nginx refuses is refused with its line: %j',
  (text, reason, line) => {
    expect(parseNginx(text)).toEqual({kind: 'broken', reason, line});
  },
);

test('no text makes the parser throw', () => {
  const texts = fc.string({
    unit: fc.constantFrom(
      'a',
      ' ',
      '{',
      '}',
      ';',
      '"',
      "'",
      '\\',
      '#',
      '\n',
      '$',
    ),
  });
  fc.assert(
    fc.property(texts, (text) => {
      expect(['read', 'broken']).toContain(parseNginx(text).kind);
    }),
    {numRuns: 500},
  );
});

test('a visitor who pastes a long file does not wait', () => {
  const before = process.cpuUsage();
  expect(parseNginx('a '.repeat(50_000)).kind).toBe('broken');
  const {user, system} = process.cpuUsage(before);
  // In microseconds of CPU time: many times the linear time, and far below the quadratic one.
  expect(user + system).toBeLessThan(5_000_000);
});
