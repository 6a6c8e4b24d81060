import {
  preconnectHost,
  serviceFor,
} from '../../../../src/components/search/hostedHost';
import {hostedService} from '../../../../src/components/search/hostedService';

const configured = {SEARCH_APP_ID: 'R2IYF7ETH7', SEARCH_KEY: '599cec31baffa'};

test('a build without the variables uses no hosted service', () => {
  expect(hostedService({}, 'alist')).toBeUndefined();
  expect(
    hostedService({SEARCH_APP_ID: '', SEARCH_KEY: '', SEARCH_INDEX: ''}, 'x'),
  ).toBeUndefined();
});

test('an application and its key are enough; the index may have another name', () => {
  expect(hostedService(configured, 'alist')).toEqual({
    applicationId: 'R2IYF7ETH7',
    searchKey: '599cec31baffa',
    index: 'alist',
  });
  expect(
    hostedService({...configured, SEARCH_INDEX: 'docs'}, 'alist')?.index,
  ).toBe('docs');
});

test.each([
  [{SEARCH_APP_ID: 'R2IYF7ETH7'}, 'SEARCH_KEY'],
  [{SEARCH_KEY: '599cec31baffa'}, 'SEARCH_APP_ID'],
  [{SEARCH_INDEX: 'docs'}, 'SEARCH_APP_ID'],
  [{...configured, SEARCH_APP_ID: 'evil.example/'}, 'SEARCH_APP_ID'],
  [{...configured, SEARCH_KEY: 'two words'}, 'SEARCH_KEY'],
  [{...configured, SEARCH_INDEX: 'a b'}, 'SEARCH_INDEX'],
])('%j stops the build and names %s', (environment, name) => {
  expect(() => hostedService(environment, 'alist')).toThrow(name);
});

const service = {applicationId: 'R2IYF7ETH7', searchKey: 'k', index: 'alist'};

test('the browser preconnects to the host that the client requests first', () => {
  expect(preconnectHost('/guide/', service)).toBe(
    'https://r2iyf7eth7-dsn.algolia.net',
  );
  expect(preconnectHost('/guide/', undefined)).toBeUndefined();
});

test.each([
  '/tool/',
  '/zh/tool/onedrive/callback.html',
  '/404',
  '/zh/404.html',
])(
  '%s, which may be an address for credentials, connects to nobody',
  (pathname) => {
    expect(preconnectHost(pathname, service)).toBeUndefined();
  },
);

test('pages that handle credentials send nothing to the service', () => {
  expect(serviceFor('/guide/', service)).toBe(service);
  expect(serviceFor('/tool/onedrive/callback', service)).toBeUndefined();
  expect(serviceFor('/zh/tool/', service)).toBeUndefined();
});
