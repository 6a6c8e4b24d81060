import {archivePolicy} from '../../../../scripts/offline-archive/policy';

test('a page of an archive requests nothing', () => {
  expect(archivePolicy).not.toMatch(/https?:|\*/);
  expect(archivePolicy).toContain("default-src 'none'");
  expect(archivePolicy).not.toContain('connect-src');
});

test('scripts in the page itself do not run', () => {
  const [scripts = ''] = /script-src [^;]*/.exec(archivePolicy) ?? [];
  expect(scripts).toBe("script-src 'self' file:");
});
