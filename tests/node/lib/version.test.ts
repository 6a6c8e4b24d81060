import {
  addressBeside,
  versionOf,
  versionOfFile,
  withoutVersion,
} from '../../../src/lib/version';

test.each([
  ['/3.62/guide/', '3.62', '/guide/'],
  ['/3.62/', '3.62', '/'],
  ['/guide/drivers/115', undefined, '/guide/drivers/115'],
  ['/', undefined, '/'],
  ['/3.62', undefined, '/3.62'],
])(
  'the page %s belongs to version %s and is %s in the newest',
  (page, version, newest) => {
    expect(versionOf(page)).toBe(version);
    expect(withoutVersion(page)).toBe(newest);
  },
);

test.each([
  ['docs/guide/index.md', undefined],
  ['/site/versioned_docs/version-3.62/guide/index.md', '3.62'],
  ['i18n/zh/docusaurus-plugin-content-docs/current/index.md', undefined],
  ['i18n/zh/docusaurus-plugin-content-docs/version-3.62/index.md', '3.62'],
])('the file %s shows facts of version %s', (file, version) => {
  expect(versionOfFile(file)).toBe(version);
});

test.each([
  ['/3.62/guide/', 'en', '/3.62/guide/drivers/local'],
  ['/zh/3.62/guide/x.html', 'zh', '/zh/3.62/guide/drivers/local.html'],
  ['/zh/guide/', 'zh', '/zh/guide/drivers/local.html'],
] as const)(
  'a visitor of %s stays in the version: %s',
  (at, locale, address) => {
    expect(addressBeside(at, '/guide/drivers/local', locale)).toBe(address);
  },
);
