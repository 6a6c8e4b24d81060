import {isFollowed, linkedPage} from '../../../../src/plugins/links/linkedPage';

function linkFrom(html: string): HTMLAnchorElement {
  document.body.innerHTML = html;
  const link = document.querySelector('a');
  if (!link) {
    throw new Error(`No link in ${html}`);
  }
  return link;
}

const isPage = (pathname: string) => pathname === '/guide/';

test('a link to a page gives its address, with query and place', () => {
  const link = linkFrom('<a href="/guide/?x=1#本地">Guide</a>');
  expect(linkedPage(link, isPage)).toBe(
    `/guide/?x=1#${encodeURIComponent('本地')}`,
  );
});

test.each([
  ['a place on the same page', '<a href="#part">Part</a>'],
  ['an address of no page', '<a href="/files.zip">Files</a>'],
  ['another site', '<a href="https://example.com/guide/">Elsewhere</a>'],
  ['another window', '<a href="/guide/" target="_blank">Guide</a>'],
  ['a file to keep', '<a download href="/guide/">Guide</a>'],
  ['nothing', '<a>Guide</a>'],
])('%s is left to the browser', (_what, html) => {
  expect(linkedPage(linkFrom(html), isPage)).toBeUndefined();
});

test('only a plain press with the first button is followed', () => {
  expect(isFollowed(new MouseEvent('click'))).toBe(true);
  expect(isFollowed(new MouseEvent('click', {button: 1}))).toBe(false);
  for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    expect(isFollowed(new MouseEvent('click', {[key]: true}))).toBe(false);
  }
});

test('a press that something on the page has answered is not followed', () => {
  const press = new MouseEvent('click', {cancelable: true});
  press.preventDefault();
  expect(isFollowed(press)).toBe(false);
});
