import {archiveStyles} from '../../../../scripts/offline-archive/styles';

test('files that a style sheet names come from the archive', () => {
  const {css, shown} = archiveStyles(
    'a{background:url(/zh/assets/fonts/a.woff2)}b{background:url("/img/b.svg")}c{background:url("data:image/svg+xml;utf8,<svg/>")}',
    '/zh/assets/css/styles.1.css',
    {locale: 'zh', origin: 'https://docs.example.org', pages: new Set()},
  );
  expect(css).toBe(
    'a{background:url(../fonts/a.woff2)}b{background:url("../../img/b.svg")}c{background:url("data:image/svg+xml;utf8,<svg/>")}',
  );
  expect(shown).toEqual(['/zh/assets/fonts/a.woff2', '/img/b.svg']);
});
