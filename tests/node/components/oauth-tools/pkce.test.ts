import {base64, base64Url} from '../../../../src/lib/base64';
import {createHash} from 'node:crypto';
import {VERIFIER_BYTES} from '../../../../src/components/oauth-tools/pkce';

describe('a code verifier', () => {
  test('has the length that RFC 7636 wants', () => {
    expect(base64Url(new Uint8Array(VERIFIER_BYTES))).toHaveLength(43);
  });

  test('is encoded so that it needs no escaping', () => {
    const bytes = Uint8Array.from({length: 256}, (_, index) => index);
    expect(base64Url(bytes)).toMatch(/^[\w-]+$/);
    expect(base64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
    expect(base64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  });

  test('matches the example of RFC 7636, appendix B', () => {
    const hash = createHash('sha256')
      .update('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')
      .digest();
    expect(base64Url(hash)).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  });
});
