import theme from '../../../../i18n/zh/docusaurus-theme-classic/navbar.json';
import {previewTexts} from '../../../../src/plugins/previews/previewsOf';

const page = (address: string, title: string, name = title) => ({
  page: address,
  title,
  name,
});

const previews = previewTexts(
  [
    page('/', 'All your storages'),
    page('/guide/', 'Introduction'),
    page('/guide/webdav', 'WebDAV'),
    page('/guide/drivers/', 'Storage drivers', 'Add storage'),
    page('/guide/drivers/local', 'Local storage'),
    page('/faq/', 'FAQ'),
    page('/faq/why', 'Why'),
    page('/3.62/faq/', 'FAQ of 3.62'),
    page('/3.62/faq/why', 'Why'),
  ],
  'AList docs',
  'en',
);

const sectionOf = (file: string) =>
  previews.find((preview) => preview.file === file)?.section;

test('a page names its section as the sidebar does', () => {
  expect(sectionOf('img/previews/guide/drivers/local.png')).toBe('Add storage');
  expect(sectionOf('img/previews/faq/why.png')).toBe('FAQ');
  expect(sectionOf('img/previews/3.62/faq/why.png')).toBe('FAQ of 3.62');
});

test('a page beside the folders of the guide belongs to what the navbar calls the guide', () => {
  expect(sectionOf('img/previews/guide/webdav.png')).toBe('Guide');
  const labels = [theme['item.label.Guide'].message, 'Guide'];
  const pages = [page('/guide/webdav', 'WebDAV'), page('/guide/', '简介')];
  expect(
    (['zh', 'en'] as const).map(
      (locale) => previewTexts(pages, 'AList', locale)[0]?.section,
    ),
  ).toEqual(labels);
});

test('the first page of a section names none', () => {
  expect(sectionOf('img/previews/guide/index.png')).toBeUndefined();
  expect(sectionOf('img/previews/faq/index.png')).toBeUndefined();
  expect(sectionOf('img/previews/index.png')).toBeUndefined();
});
