import {factBlocks} from '../../../../src/markdown/facts/factBlocks';
import {readFacts} from '../../../../src/markdown/facts/readFacts';
import type {ToolView} from '../../../../src/components/oauth-tools/toolView';
import {
  basesOf,
  serviceClient,
} from '../../../../src/components/oauth-tools/toolBases';
import {
  hasPageSelector,
  hasSidebarSelector,
} from '../../../../src/components/oauth-tools/endpointSelectorPlacement';
import {projectRoot} from '../../../support/pages';

const facts = readFacts(projectRoot);

const request = (flow: string) =>
  factBlocks.TokenRequest.props(facts, {flow}) as {tool: ToolView};

const redirects = facts.oauthProviders.providers.flatMap(({provider, flows}) =>
  flows.flatMap((flow) =>
    flow.kind === 'authorizationCode' && flow.pages?.request !== undefined
      ? [`${provider}/${flow.id}`]
      : [],
  ),
);

describe('a page of the OAuth tools', () => {
  test.each(redirects)(
    'for %s has the sign-in address, the exchange, and the fields to paste the values into',
    (flow) => {
      const {tool} = request(flow);
      expect(tool.authorize?.url).toBeDefined();
      expect(tool.calls.exchange?.fields.map(({name}) => name)).toContain(
        'code',
      );
      const refreshToken = tool.outputs.find(
        ({name}) => name === 'refreshToken',
      );
      expect(refreshToken?.fields[0]?.option).toBe('refresh_token');
    },
  );

  test('sends the exchange to the provider if it allows pages, or else to the service', () => {
    const to = (flow: string) => request(flow).tool.calls.exchange?.to;
    expect(redirects.map((flow) => [flow, to(flow)])).toEqual([
      ['aliyundrive/open', 'service'],
      ['baidu/netdisk', 'service'],
      ['dropbox/files', 'provider'],
      ['google/drive', 'provider'],
      ['onedrive/files', 'service'],
      ['yandex/disk', 'provider'],
    ]);
  });

  test('sends a verifier with every exchange whose sign-in had a challenge', () => {
    for (const flow of redirects) {
      const {authorize, calls} = request(flow).tool;
      const names = (list: readonly {name: string}[] = []) =>
        list.map(({name}) => name);
      expect([
        flow,
        names(calls.exchange?.fields).includes('code_verifier'),
      ]).toEqual([
        flow,
        names(authorize?.parameters).includes('code_challenge'),
      ]);
    }
  });

  test('offers the app of the service if the driver can renew its token', () => {
    const offered = redirects.filter(
      (flow) => request(flow).tool.calls.clients !== undefined,
    );
    expect(offered).toEqual(['aliyundrive/open', 'dropbox/files']);
    for (const flow of offered) {
      expect(request(flow).tool.renewal?.fields[0]?.option).toBe(
        'oauth_token_url',
      );
    }
  });
});

describe('the hosts of a national cloud', () => {
  const {zones} = request('onedrive/files').tool;

  test('are those of the zone', () => {
    expect(basesOf(zones, 'cn', 'https://api.test')).toMatchObject({
      oauth: 'https://login.chinacloudapi.cn',
      graph: 'https://microsoftgraph.chinacloudapi.cn',
      service: 'https://api.test',
    });
    expect(basesOf(undefined, undefined, undefined)).toEqual({});
  });
});

test('the app of the service is the one that it lists', () => {
  const json = {clients: {dropbox: 'id', baidu: 5}};
  expect(serviceClient(json, 'dropbox')).toBe('id');
  expect(serviceClient(json, 'yandex')).toBeUndefined();
  expect(serviceClient('nonsense', 'dropbox')).toBeUndefined();
  expect(serviceClient(json, 'constructor')).toBeUndefined();
});

describe('the endpoint selector', () => {
  test.each([
    ['/tool/', undefined, true],
    ['/tool/onedrive/request', undefined, true],
    ['/zh/tool/', undefined, true],
    ['/zh/tool/onedrive/request.html', undefined, true],
    ['/guide/', false, true],
    ['/guide/', undefined, false],
    ['/guide/drivers/local', true, false],
  ])('is above %s (sidebar: %s): %s', (pathname, sidebar, expected) => {
    expect(hasPageSelector(pathname, sidebar)).toBe(expected);
  });

  test.each([
    ['/guide/drivers/local', true],
    ['/zh/guide/drivers/', true],
    ['/guide/', false],
  ])('is in the sidebar of %s: %s', (pathname, expected) => {
    expect(hasSidebarSelector(pathname)).toBe(expected);
  });
});
