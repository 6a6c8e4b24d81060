import {robotsText} from '../../../../src/plugins/robots/robots';

test('a crawler may read everything and is told the sitemap of each language', () => {
  expect(robotsText('https://docs.example.org', ['/', '/zh/'])).toBe(
    [
      'User-agent: *',
      'Allow: /',
      '',
      'Sitemap: https://docs.example.org/sitemap.xml',
      'Sitemap: https://docs.example.org/zh/sitemap.xml',
      '',
    ].join('\n'),
  );
});
