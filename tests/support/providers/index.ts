import {AuthorizationServer} from './authorizationServer';
import type {Traits} from './authorizationServer';
import type {Client, ProviderName} from './clients';
import {Devices} from './devices';
import {Network} from './network';
import {resourceEndpoints} from './resources';
import {Wopan} from './wopan';
import {World} from './world';

const microsoftHosts = [
  'login.microsoftonline.com',
  'login.chinacloudapi.cn',
  'login.microsoftonline.us',
  'login.microsoftonline.de',
];

type CodeProvider = Exclude<ProviderName, 'wopan'>;

/** What most providers have in common. */
const usual = {
  method: 'POST',
  encoding: 'form',
  pkce: false,
  secretToo: true,
  redirectAtExchange: true,
  refreshToken: 'rotates',
  errors: 'standard',
  scope: '',
  cors: false,
} as const;

const traits: Record<
  CodeProvider,
  Partial<Traits> & Pick<Traits, 'authorize' | 'token'>
> = {
  '115': {
    authorize: ['passportapi.115.com/open/authorize'],
    token: ['passportapi.115.com/open/authCodeToToken'],
    refresh: 'passportapi.115.com/open/refreshToken',
    errors: '115',
    envelope: true,
  },
  aliyundrive: {
    authorize: [
      'openapi.alipan.com/oauth/authorize',
      'open.aliyundrive.com/oauth/authorize',
    ],
    token: ['openapi.alipan.com/oauth/access_token'],
    encoding: 'json',
    redirectAtExchange: false,
    errors: 'aliyun',
    scope: 'user:base,file:all:read,file:all:write',
  },
  baidu: {
    authorize: ['openapi.baidu.com/oauth/2.0/authorize'],
    token: ['openapi.baidu.com/oauth/2.0/token'],
    method: 'GET',
    encoding: 'query',
    scope: 'basic netdisk',
  },
  dropbox: {
    authorize: ['www.dropbox.com/oauth2/authorize'],
    token: ['api.dropboxapi.com/oauth2/token'],
    pkce: true,
    secretToo: false,
    refreshToken: 'omitted',
    scope: 'files.content.read files.content.write',
    cors: true,
  },
  google: {
    authorize: [
      'accounts.google.com/o/oauth2/v2/auth',
      'accounts.google.com/o/oauth2/auth',
    ],
    token: [
      'oauth2.googleapis.com/token',
      'www.googleapis.com/oauth2/v4/token',
    ],
    pkce: true,
    refreshToken: 'omitted',
    scope: 'https://www.googleapis.com/auth/drive',
    cors: true,
  },
  onedrive: {
    authorize: microsoftHosts.map(
      (host) => `${host}/common/oauth2/v2.0/authorize`,
    ),
    token: microsoftHosts.map((host) => `${host}/common/oauth2/v2.0/token`),
    pkce: true,
    errors: 'microsoft',
    scope: 'Files.ReadWrite.All offline_access',
  },
  yandex: {
    authorize: ['oauth.yandex.com/authorize'],
    token: ['oauth.yandex.com/token'],
    pkce: true,
    redirectAtExchange: false,
    refreshToken: 'stays',
    scope: 'cloud_api:disk.read',
    cors: true,
  },
  '123pan': {
    authorize: ['yun.123pan.com/auth'],
    token: ['open-api.123pan.com/api/v1/oauth2/access_token'],
    encoding: 'query',
    errors: '123',
    scope: 'user:base,file:all:read,file:all:write',
  },
};

/** The simulated providers, running on a free port of this computer. */
export type Providers = Awaited<ReturnType<typeof startProviders>>;

/** Starts all simulated providers. What it returns stops them. */
export async function startProviders({longPoll = 200} = {}) {
  const world = new World();
  const servers = Object.fromEntries(
    Object.entries(traits).map(([provider, own]) => [
      provider,
      new AuthorizationServer(
        {provider: provider as CodeProvider, ...usual, ...own},
        world,
      ),
    ]),
  ) as Record<CodeProvider, AuthorizationServer>;
  const devices = new Devices(
    world,
    servers['115'],
    servers.aliyundrive,
    longPoll,
  );
  const wopan = new Wopan(world);
  const endpoints = [
    ...Object.values(servers).flatMap((server) => server.endpoints),
    ...devices.endpoints,
    ...wopan.endpoints,
    ...resourceEndpoints(servers.google, servers.onedrive, servers.dropbox),
  ];
  const network = new Network(endpoints);
  await network.listen();
  const addressOf = (url: string) => network.addressOf(url);
  return {
    /** What arrived, and what goes wrong. */
    network,
    /** The phone that scans QR codes. */
    devices,
    wopan,
    world,
    /** Where a provider's real address is found here. */
    addressOf,
    /** Each host of a provider with the address it has here. */
    hosts: (): Record<string, string> =>
      Object.fromEntries(
        endpoints.map(({host}) => [host, `${network.origin}/${host}`]),
      ),
    /** Answers a consent page without a browser. Returns the address the browser is sent to. */
    consent: async (authorizeUrl: string, decision: 'allow' | 'refuse') => {
      const {searchParams} = new URL(authorizeUrl);
      searchParams.set('decision', decision);
      const response = await fetch(addressOf(authorizeUrl), {
        method: 'POST',
        body: searchParams,
        redirect: 'manual',
      });
      const location = response.headers.get('location');
      if (location === null) {
        throw new Error(`Nobody is sent anywhere: ${await response.text()}`);
      }
      return new URL(location);
    },
    /** Tokens as if somebody had agreed. */
    createTokens: (provider: CodeProvider, client: Client) =>
      servers[provider].createTokens(client) as {
        access_token: string;
        refresh_token: string;
      },
    close: () => network.close(),
  };
}
