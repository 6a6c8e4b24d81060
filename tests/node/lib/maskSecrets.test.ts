// cspell:ignore cret blbn xpan
import fc from 'fast-check';
import {MASK, maskSecrets} from '../../../src/lib/maskSecrets';

describe('a reader who pastes a message with secrets', () => {
  test.each([
    ['Authorization: Bearer abc123def456', 'abc123def456'],
    ['"Authorization":"Bearer abc123def456","path":"/films"', 'abc123def456'],
    ['Cookie: UID=1_A1_2; CID=abcdef012; SEID=zyx987', 'abcdef012'],
    ['UID=12345_A1; CID=abcdef012345; SEID=fedcba543210', 'fedcba543210'],
    ['Get "https://alice:pass%40word@dav.example/x": EOF', 'pass%40word'],
    ['alist:s3cretPw@tcp(db:3306)/alist: refused', 's3cretPw'],
    ['GET /d/films/a.mkv?sign=Zm9vYmFy=:0 401', 'Zm9vYmFy'],
    ['https://x.example/cb?code=M.C1_BAY&state=1f', 'M.C1_BAY'],
    ['{"refresh_token": "short", "x": 1}', 'short'],
    ['{\\"access_token\\":\\"short\\"}', 'short'],
    ['password=hunter failed', 'hunter'],
    ['password: hunter', 'hunter'],
    ['aria2_secret=abc', 'abc'],
    ['token eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyIjoiYSJ9.c2ln is expired', 'eyJhbGci'],
    ['alist-0b1c2d3e-aaaa-bbbb-cccc-0123456789abXYZ', '0b1c2d3e'],
    ['key 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822c', '9f86d081'],
    [
      '-----BEGIN OPENSSH PRIVATE KEY-----\nb3Blbn\n-----END OPENSSH PRIVATE KEY-----',
      'b3Blbn',
    ],
    ['user alice@example.com not found', 'alice@'],
    ['手机 13812345678 登录失败', '13812345678'],
  ])('does not show the one in %s', (text, secret) => {
    expect(maskSecrets(text)).not.toContain(secret);
    expect(maskSecrets(text)).toContain(MASK);
  });

  test.each([
    'failed to refresh token: Too Many Requests',
    'authorization should not include Basic prefix',
    'failed get objs: failed to list objs: object not found',
    'dial tcp 127.0.0.1:6800: connect: connection refused',
    'req: [/xpan/nas] ,errno: 31034, refer to https://pan.baidu.com/union/doc/',
    'storage not found; rawPath: /films/2020/The Long Name Of A Film (2020)',
    'token is invalidated',
  ])('reads %s as it is', (text) => {
    expect(maskSecrets(text)).toBe(text);
  });

  const secret = fc
    .stringMatching(/^[A-Za-z0-9]{14,40}$/)
    .filter((text) => /\d/.test(text) && /[A-Za-z]{2}/.test(text));

  test.each([
    ['a header', (s: string) => `Authorization: Bearer ${s}`],
    ['a cookie', (s: string) => `cookie: session=${s}; theme=dark`],
    ['an address', (s: string) => `https://u:${s}@host.example/dav`],
    [
      'a parameter',
      (s: string) => `https://host.example/d/a?sign=${s}:0&type=1`,
    ],
    ['JSON', (s: string) => `{"refresh_token":"${s}","id":1}`],
    ['a field', (s: string) => `password=${s}`],
  ])('never shows a secret in %s, whatever stands around it', (_, wrap) => {
    fc.assert(
      fc.property(secret, fc.string(), fc.string(), (s, before, after) => {
        expect(maskSecrets(`${before}\n${wrap(s)}\n${after}`)).not.toContain(s);
      }),
    );
  });

  test('waits for no text, however it repeats itself', () => {
    for (const piece of [
      'token',
      'a-',
      'a=b;',
      '"',
      'eyJa.',
      '?a=',
      'a@',
      '-----BEGIN ',
      'https://',
    ]) {
      const begin = performance.now();
      maskSecrets(piece.repeat(20_000 / piece.length));
      expect(performance.now() - begin).toBeLessThan(1000);
    }
  });
});
