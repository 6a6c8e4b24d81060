import {
  handlesCredentials,
  isServerCheck,
  isToolPage,
} from '../../../src/lib/toolPage';

/** Whether a page is one of the tools, keeps scripts of others away, and is the check of the own server. */
test.each([
  ['/', false, false, false],
  ['/zh/', false, false, false],
  ['/toolbox', false, false, false],
  ['/guide/tool/', false, false, false],
  ['/guide/drivers/local', false, false, false],
  ['/guide/api/', false, false, false],
  ['/zh/guide/api/fs.html', false, true, false],
  ['/guide/api/fs/', false, true, false],
  ['/tool', true, true, false],
  ['/tool/', true, true, false],
  ['/zh/tool/', true, true, false],
  ['/zh/tool/onedrive/callback.html', true, true, false],
  ['/tool/servers/', true, true, false],
  ['/tool/server/', true, true, true],
  ['/zh/tool/server/', true, true, true],
])(
  '%s is a tool: %j, for credentials: %j, for a check: %j',
  (page, ...kinds) => {
    expect([
      isToolPage(page),
      handlesCredentials(page),
      isServerCheck(page),
    ]).toEqual(kinds);
  },
);
