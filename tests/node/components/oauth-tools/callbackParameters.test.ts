import fc from 'fast-check';
import {
  callbackParameters,
  PARAMETER_LIMIT,
  visibleText,
} from '../../../../src/components/oauth-tools/callbackParameters';
import {hostileText, many} from '../../fuzz/support';

const long = 'a'.repeat(PARAMETER_LIMIT + 1);
const endless = `%E2%80%AE${'x'.repeat(600)}`;

test.each([
  ['nothing', '', 'none'],
  ['a question mark', '?', 'none'],
  ['something else', '?utm_source=x', 'none'],
  ['empty parameters', '?code=&state=', 'none'],
  ['a code', '?code=c&state=s', 'code c s'],
  ['no state', '?code=c', 'code c -'],
  ['a state alone', '?state=s', 'malformed'],
  ['two codes', '?code=a&code=b&state=s', 'malformed'],
  ['two states', '?code=a&state=s&state=s', 'malformed'],
  ['a line break', '?code=a%0Ab&state=s', 'malformed'],
  ['characters that no code has', '?code=%E4%BB%A3&state=s', 'malformed'],
  ['a code that is too long', `?code=${long}&state=s`, 'malformed'],
  [
    'a refusal',
    '?error=denied&error_description=No+way&state=s',
    'error denied No way s',
  ],
  [
    'a refusal that hides characters and never ends',
    `?error=denied&error_description=${endless}`,
    `error denied ${'x'.repeat(500)} -`,
  ],
  ['an error and a code', '?error=denied&code=c&state=s', 'error denied - s'],
])(
  'a callback page that was opened with %s knows it',
  (_, search, expected) => {
    const found = Object.values(callbackParameters(search));
    expect(found.map((value) => value ?? '-').join(' ')).toBe(expected);
  },
);

test('a callback page takes only values that its address has, and shows nothing that turns words around', () => {
  const name = fc.constantFrom('code', 'state', 'error', 'error_description');
  const query = fc
    .array(fc.tuple(name, hostileText), {maxLength: 4})
    .map((pairs) => new URLSearchParams(pairs));
  fc.assert(
    fc.property(query, (parameters) => {
      const found = callbackParameters(`?${parameters.toString()}`);
      expect(Object.values(found).join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      if (found.kind === 'code') {
        expect(parameters.getAll('code')).toEqual([found.code]);
        expect(found.code).toMatch(/^[\x20-\x7e]+$/);
      }
      if (found.kind === 'error') {
        expect(parameters.getAll('error')).toEqual([found.error]);
      }
    }),
    many,
  );
});

test('text from a provider loses characters that hide or reorder it', () => {
  expect(visibleText('a\u202Eb\u0000c\n d\u200B', 50)).toBe('a b c  d');
  expect(visibleText('<b>bold</b> 你好 😀', 50)).toBe('<b>bold</b> 你好 😀');
  expect(visibleText('long', 2)).toBe('lo');
});
