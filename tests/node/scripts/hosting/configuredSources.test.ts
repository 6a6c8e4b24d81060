import {
  configuredSources,
  type Configured,
} from '../../../../scripts/hosting/configuredSources';
import {readFacts} from '../../../../src/markdown/facts/readFacts';

const nothing: Configured = {
  head: {scripts: [], styles: [], more: []},
  comments: false,
  searchApplication: undefined,
  endpoints: {},
  providers: [],
  siteUrl: 'https://docs.example',
};

const sources = (configured: Partial<Configured>) =>
  configuredSources({...nothing, ...configured});

test('a site with nothing configured lets pages for reading ask nobody', () => {
  const {reading} = sources({});
  expect(Object.values(reading).flat()).toEqual([]);
});

describe('a configured feature', () => {
  const {reading, tools, api} = sources({
    head: {
      scripts: ['https://count.example'],
      styles: ['https://icons.example'],
      more: ['https://cdn.example'],
    },
    comments: true,
    searchApplication: 'ABC',
  });

  test('opens its own hosts, and each for what it is for', () => {
    expect(reading['script-src']).toEqual([
      'https://count.example',
      'https://cdn.example',
    ]);
    expect(reading['style-src']).toEqual([
      'https://icons.example',
      'https://cdn.example',
    ]);
    expect(reading['frame-src']).toEqual([
      'https://giscus.app',
      'https://cdn.example',
    ]);
    expect(reading['connect-src']).toEqual([
      'https://count.example',
      'https://cdn.example',
      'https://abc-dsn.algolia.net',
      'https://abc.algolia.net',
      'https://abc-1.algolianet.com',
      'https://abc-2.algolianet.com',
      'https://abc-3.algolianet.com',
    ]);
  });

  test('opens nothing where credentials are handled', () => {
    expect(JSON.stringify([tools, api])).not.toMatch(/example|giscus|algolia/);
  });
});

describe('an OAuth tool page', () => {
  test('may ask the providers that answer to pages, and no other', () => {
    const {tools} = sources({
      providers: readFacts('.').oauthProviders.providers,
    });
    expect(tools['connect-src']).toEqual(
      expect.arrayContaining([
        'https://api.dropboxapi.com',
        'https://oauth2.googleapis.com',
        'https://photoslibrary.googleapis.com',
        'https://www.googleapis.com',
        'https://graph.microsoft.com',
        'https://microsoftgraph.chinacloudapi.cn',
        'https://oauth.yandex.com',
      ]),
    );
    expect(tools['connect-src']).not.toContain('https://openapi.baidu.com');
  });

  test('may ask the token service where it was said to run, or on this machine', () => {
    const {tools} = sources({endpoints: {cf: 'https://tokens.example/base'}});
    expect(tools['connect-src']).toEqual([
      'https://tokens.example',
      'http://localhost:3002',
      'http://127.0.0.1:3002',
    ]);
  });

  test('needs no source for a service under a path of the site', () => {
    const {tools} = sources({endpoints: {cf: '/token-service'}});
    expect(tools['connect-src']).toEqual([
      'http://localhost:3002',
      'http://127.0.0.1:3002',
    ]);
  });

  test('of a site in a private network may ask the service on the site’s own machine', () => {
    const {tools} = sources({siteUrl: 'http://192.168.1.5'});
    expect(tools['connect-src']).toContain('http://192.168.1.5:3002');
  });
});
