// @ts-expect-error -- a loader of the bundler, which has no types
import loader from '../../../../src/plugins/page-weight/siteConfigLoader.mjs';

const siteConfigLoader = loader as (source: string) => string;

test('a visitor’s browser is told the site’s title, and nothing of how it is built', () => {
  const source = `/* made */
export default {
  "title": "AList docs",
  "ssrTemplate": "<html>$&</html>",
  "future": {"v4": {}, "faster": {}, "experimental_router": "browser"},
  "presets": [["classic", {}]]
};
`;
  expect(siteConfigLoader(source)).toBe(`/* made */
export default {"title":"AList docs","future":{"experimental_router":"browser"}};
`);
});

test('a configuration that is not there stops the build', () => {
  expect(() => siteConfigLoader('export default undefined;')).toThrow(
    'expected the configuration as JSON',
  );
});
