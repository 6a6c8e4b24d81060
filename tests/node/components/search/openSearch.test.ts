import {openSearchDescription} from '../../../../src/components/search/openSearch';

test.each([
  ['en', 'https://docs.example/?q={searchTerms}', 'en-US'],
  ['zh', 'https://docs.example/zh/?q={searchTerms}', 'zh-CN'],
] as const)('a browser searches the %s pages', (locale, template, language) => {
  const xml = openSearchDescription('https://docs.example', locale, 'a < b');
  expect(xml).toContain(`template="${template}"`);
  expect(xml).toContain(`<Language>${language}</Language>`);
  expect(xml).toContain('<Description>a &lt; b</Description>');
  expect(xml).toMatch(/^<\?xml /);
});
