import {
  insertPolicy,
  inspectPage,
} from '../../../../scripts/hosting/pagePolicy';
import {scriptHash} from '../../../../src/markdown/scriptHash';

const page = (body: string, address = '/guide/') =>
  `<!doctype html><html><head><meta charset=UTF-8><link rel=canonical href=https://docs.example${address}></head><body>${body}</body></html>`;

describe('a built page', () => {
  test('belongs to the group of the address that it names itself', () => {
    expect(inspectPage(page('', '/tool/115/token')).group).toBe('tools');
    expect(inspectPage(page('')).group).toBe('reading');
  });

  test('needs the scripts in it by their hash, and not those that are files or data', () => {
    const {needs} = inspectPage(
      page(
        '<script>first()</script><script type=module>second()</script><script src=/a.js></script><script type=application/ld+json>{}</script>',
      ),
    );
    expect(needs['script-src']?.toSorted()).toEqual(
      [scriptHash('first()'), scriptHash('second()')].toSorted(),
    );
  });

  test('needs what its parts say', () => {
    const {needs} = inspectPage(
      page('<figure data-policy="frame-src https://video.example"></figure>'),
    );
    expect(needs).toEqual({'frame-src': ['https://video.example']});
  });

  test('with a handler in an attribute stops the build', () => {
    expect(() => inspectPage(page('<a onclick="steal()">x</a>'))).toThrow(
      'found <a onclick="…">',
    );
  });

  test('that does not say where it is stops the build', () => {
    expect(() => inspectPage('<!doctype html><p>x')).toThrow('canonical');
  });

  test('carries its policy before everything else, and only the newest one', () => {
    const first = insertPolicy(page('x'), "default-src 'self'");
    const second = insertPolicy(first, "default-src 'none'");
    expect(second).toContain(
      `<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><link`,
    );
    expect(second.match(/Content-Security-Policy/g)).toHaveLength(1);
  });

  test('keeps every character of the policy', () => {
    expect(insertPolicy(page(''), "script-src 'sha256-$&$1'")).toContain(
      "script-src 'sha256-$&$1'",
    );
  });

  test('without a character set at its beginning stops the build', () => {
    expect(() => insertPolicy('<p>x', '')).toThrow('meta charset');
  });
});
