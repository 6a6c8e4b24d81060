import {reportAddress} from '../../../../src/components/page/feedback';

test.each([
  'https://docs.test/zh/tool/onedrive/callback.html',
  'https://docs.test/zh/tool/onedrive/callback.html?code=secret#token',
])(
  'a report names the page in its language and version, without what a provider appended to %s',
  (address) => {
    const report = new URL(
      reportAddress({
        title: '回调 & 令牌',
        address,
        locale: 'zh',
        version: 'v3.63.0',
      }),
    );
    expect(report.pathname).toMatch(/\/issues\/new$/);
    expect(Object.fromEntries(report.searchParams)).toEqual({
      template: 'wrong-page.yml',
      title: '回调 & 令牌: ',
      page: 'https://docs.test/zh/tool/onedrive/callback.html',
      language: '简体中文',
      version: 'v3.63.0',
    });
  },
);
