import {isToolPage} from '../../../src/lib/toolPage';

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
