import {
  handlesCredentials,
  isServerCheck,
  isToolPage,
} from '../../../src/lib/toolPage';

test.each([
  '/tool/',
  '/tool',
  '/zh/tool/',
  '/tool/onedrive/callback',
  '/zh/tool/onedrive/callback.html',
])('%s handles credentials', (pathname) => {
  expect(isToolPage(pathname)).toBe(true);
});

test.each(['/', '/zh/', '/toolbox', '/guide/tool/', '/guide/drivers/local'])(
  '%s does not',
  (pathname) => {
    expect(isToolPage(pathname)).toBe(false);
  },
);

test.each(['/tool/', '/guide/api/fs/', '/zh/guide/api/fs.html'])(
  'scripts of others stay away from %s',
  (pathname) => {
    expect(handlesCredentials(pathname)).toBe(true);
  },
);

test.each(['/', '/guide/', '/guide/api/', '/zh/guide/webdav.html'])(
  'credentials have no place on %s',
  (pathname) => {
    expect(handlesCredentials(pathname)).toBe(false);
  },
);

test('the check of the own server is one page in each language', () => {
  expect(isServerCheck('/tool/server/')).toBe(true);
  expect(isServerCheck('/zh/tool/server/')).toBe(true);
  expect(isServerCheck('/tool/')).toBe(false);
  expect(isServerCheck('/tool/servers/')).toBe(false);
});
