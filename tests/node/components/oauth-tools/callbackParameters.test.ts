import fc from 'fast-check';
import {
  callbackParameters,
  PARAMETER_LIMIT,
  visibleText,
} from '../../../../src/components/oauth-tools/callbackParameters';

describe('a callback page that was opened with', () => {
  test.each([
    ['nothing', '', {kind: 'none'}],
    ['a question mark', '?', {kind: 'none'}],
    ['something else', '?utm_source=x', {kind: 'none'}],
    ['empty parameters', '?code=&state=', {kind: 'none'}],
    ['a code', '?code=c&state=s', {kind: 'code', code: 'c', state: 's'}],
    ['no state', '?code=c', {kind: 'code', code: 'c', state: undefined}],
    ['a state alone', '?state=s', {kind: 'malformed'}],
    ['two codes', '?code=a&code=b&state=s', {kind: 'malformed'}],
    ['two states', '?code=a&state=s&state=s', {kind: 'malformed'}],
    ['a line break', '?code=a%0Ab&state=s', {kind: 'malformed'}],
    [
      'characters that no code has',
      '?code=%E4%BB%A3&state=s',
      {kind: 'malformed'},
    ],
    [
      'a code that is too long',
      `?code=${'a'.repeat(PARAMETER_LIMIT + 1)}&state=s`,
      {kind: 'malformed'},
    ],
    [
      'a refusal',
      '?error=access_denied&error_description=No+way&state=s',
      {
        kind: 'error',
        error: 'access_denied',
        description: 'No way',
        state: 's',
      },
    ],
    [
      'a refusal that hides characters and never ends',
      `?error=access_denied&error_description=%E2%80%AE${'x'.repeat(600)}`,
      {
        kind: 'error',
        error: 'access_denied',
        description: 'x'.repeat(500),
        state: undefined,
      },
    ],
    [
      'an error and a code',
      '?error=access_denied&code=c&state=s',
      {
        kind: 'error',
        error: 'access_denied',
        description: undefined,
        state: 's',
      },
    ],
  ])('%s is parsed', (_, search, expected) => {
    expect(callbackParameters(search)).toEqual(expected);
  });

  test('any query at all never throws, and gives only values that the address has', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (search) => {
        const found = callbackParameters(search);
        const query = new URLSearchParams(search);
        if (found.kind === 'code') {
          expect(query.getAll('code')).toEqual([found.code]);
          expect(found.code).toMatch(/^[\x20-\x7e]+$/);
        }
        if (found.kind === 'error') {
          expect(query.getAll('error')).toEqual([found.error]);
        }
      }),
    );
  });
});

describe('text from a provider', () => {
  test('loses characters that hide or reorder it', () => {
    expect(visibleText('a\u202Eb\u0000c\n d\u200B', 50)).toBe('a b c  d');
    expect(visibleText('<b>bold</b> 你好 😀', 50)).toBe('<b>bold</b> 你好 😀');
    expect(visibleText('long', 2)).toBe('lo');
  });
});
