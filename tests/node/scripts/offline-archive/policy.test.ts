import {boxPolicy} from '../../../../scripts/offline-archive/policy';

test('a page of a box asks nobody', () => {
  expect(boxPolicy).not.toMatch(/https?:|\*/);
  expect(boxPolicy).toContain("default-src 'none'");
  expect(boxPolicy).not.toContain('connect-src');
});

test('scripts in the page itself do not run', () => {
  const [scripts = ''] = /script-src [^;]*/.exec(boxPolicy) ?? [];
  expect(scripts).toBe("script-src 'self' file:");
});
