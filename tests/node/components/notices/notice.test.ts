import {
  selectNotice,
  type Notice,
} from '../../../../src/components/notices/notice';

function aNotice(title: string, scope: Notice['scope']): Notice {
  return {
    scope,
    key: title,
    title,
    html: '<p>News</p>',
    actions: [],
    showOnce: false,
    fullscreen: false,
    confirm: false,
  };
}

function titleAt(pathname: string, ...data: Notice[]): string | undefined {
  return selectNotice(data, pathname)?.title;
}

const english = aNotice('English', {path: '/'});
const chinese = aNotice('Chinese', {path: '/zh/'});
const drivers = aNotice('Drivers', {path: '/guide/drivers/'});
const api = aNotice('API', {source: '/api/', flags: ''});

test('a visitor reads the notice of the longest path that the address begins with', () => {
  const all = [english, drivers, chinese];
  expect(titleAt('/guide/drivers/local', ...all)).toBe('Drivers');
  expect(titleAt('/guide/', ...all)).toBe('English');
  expect(titleAt('/zh/guide/drivers/local.html', ...all)).toBe('Chinese');
});

test('a visitor reads the notice of a regular expression before that of any path', () => {
  expect(titleAt('/guide/drivers/api/x', drivers, english, api)).toBe('API');
  expect(titleAt('/guide/drivers/', drivers, english, api)).toBe('Drivers');
});

test('the flags of a regular expression travel with it', () => {
  expect(
    titleAt('/guide/API/', aNotice('API', {source: '/api/', flags: 'i'})),
  ).toBe('API');
  expect(titleAt('/guide/API/', api)).toBeUndefined();
});
