import {
  isSectionId,
  listedId,
  namedId,
  oldSectionsFile,
  placeOf,
} from '../../../../src/components/redirects/oldSections';

test.each([
  ['#api-url', 'api-url'],
  [`#${encodeURIComponent('如何解除2fa验证')}`, '如何解除2fa验证'],
  ['#如何解除2fa验证', '如何解除2fa验证'],
  ['#sign-all:~:text=sign', 'sign-all'],
  ['#:~:text=sign', ''],
  ['#%E4%', '%E4%'],
  ['#', ''],
  ['', ''],
])('the fragment %s names %s', (fragment, id) => {
  expect(namedId(fragment)).toBe(id);
});

test.each(['', 'top', 'Top', 'access_token=x', 'code=1&state=2', '_=_'])(
  'the fragment %j is meant for no section',
  (id) => {
    expect(isSectionId(id)).toBe(false);
  },
);

test.each(['api-url', '如何使用', 'online tool'])(
  'the fragment %j is meant for a section',
  (id) => {
    expect(isSectionId(id)).toBe(true);
  },
);

test.each([
  ['如何使用\u200b', '如何使用'],
  ['how-to-remove-powered-by-at-the-bottom-\u200b', undefined],
  ['how-to-remove-powered-by-at-the-bottom-', undefined],
  ['How-To-Remove-Powered-By-At-The-Bottom', undefined],
])('an id in the table is found for %j', (copied, listed) => {
  expect(listedId(copied)).toBe(
    listed ?? 'how-to-remove-powered-by-at-the-bottom',
  );
});

test.each([
  ['signatures', {page: '/config/global', id: 'signatures'}],
  ['', {page: '/config/global', id: ''}],
  ['/faq/why#version', {page: '/faq/why', id: 'version'}],
  ['/guide/drivers/', {page: '/guide/drivers/', id: ''}],
])('the entry %j of the table means a place', (entry, place) => {
  expect(placeOf(entry, '/config/global')).toEqual(place);
});

it('each page has a file of its own', () => {
  expect(['/', '/guide/', '/guide/webdav'].map(oldSectionsFile)).toEqual([
    'old-sections/index.json',
    'old-sections/guide/index.json',
    'old-sections/guide/webdav.json',
  ]);
});
