import theme from '../../../../i18n/zh/docusaurus-theme-classic/navbar.json';
import {previewFile} from '../../../../src/components/link-preview/previewFile';
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

test('each page has a picture of its own, below the folder of previews', () => {
  expect(new Set(previews.map(({file}) => file)).size).toBe(previews.length);
  expect(previewFile('/')).toBe('img/previews/index.png');
  expect(previewFile('/guide/drivers/')).toBe(
    'img/previews/guide/drivers/index.png',
  );
  expect(previewFile('/guide/drivers/local')).toBe(
    'img/previews/guide/drivers/local.png',
  );
});

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
