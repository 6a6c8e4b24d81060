import {parseFault} from '../../../../tools/planted-faults/fault';

const patch = (check: string, lines: string) =>
  `${check}\n\ndiff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n@@ -1 +1 @@\n${lines}\n`;

test('a fault says which check notices it, and whether that needs the built site', () => {
  const text = patch('Noticed by: playwright test search', '-a\n+b');
  expect(parseFault('search', text)).toEqual({
    name: 'search',
    check: ['playwright', 'test', 'search'],
    needsBuild: true,
  });
});

test('a fault without a check, or of more than a line, is named', () => {
  expect(() => parseFault('one', patch('Nobody', '-a\n+b'))).toThrow(
    'tests/faults/one.patch',
  );
  expect(() =>
    parseFault('two', patch('Noticed by: jest', '-a\n-c\n+b')),
  ).toThrow('2 removed');
});
