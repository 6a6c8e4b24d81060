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

const traits: Record<CodeProvider, Omit<Traits, 'provider'>> = {
  '115': {
    authorize: ['passportapi.115.com/open/authorize'],
    token: ['passportapi.115.com/open/authCodeToToken'],
    refresh: 'passportapi.115.com/open/refreshToken',
    method: 'POST',
    encoding: 'form',
    pkce: false,
    secretToo: true,
    redirectAtExchange: true,
    refreshToken: 'rotates',
    errors: '115',
    envelope: true,
    scope: '',
    cors: false,
  },
  aliyundrive: {
    authorize: [
      'openapi.alipan.com/oauth/authorize',
      'open.aliyundrive.com/oauth/authorize',
    ],
    token: ['openapi.alipan.com/oauth/access_token'],
    method: 'POST',
    encoding: 'json',
    pkce: false,
    secretToo: true,
    redirectAtExchange: false,
    refreshToken: 'rotates',
    jwt: true,
    errors: 'aliyun',
    scope: 'user:base,file:all:read,file:all:write',
    cors: false,
  },
  baidu: {
    authorize: ['openapi.baidu.com/oauth/2.0/authorize'],
    token: ['openapi.baidu.com/oauth/2.0/token'],
    method: 'GET',
    encoding: 'query',
    pkce: false,
    secretToo: true,
    redirectAtExchange: true,
    refreshToken: 'rotates',
    errors: 'standard',
    scope: 'basic netdisk',
    cors: false,
  },
  dropbox: {
    authorize: ['www.dropbox.com/oauth2/authorize'],
    token: ['api.dropboxapi.com/oauth2/token'],
    method: 'POST',
    encoding: 'form',
    pkce: true,
    secretToo: false,
    redirectAtExchange: true,
    refreshToken: 'omitted',
    errors: 'standard',
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
    method: 'POST',
    encoding: 'form',
    pkce: true,
    secretToo: true,
    redirectAtExchange: true,
    refreshToken: 'omitted',
    errors: 'standard',
    scope: 'https://www.googleapis.com/auth/drive',
    cors: true,
  },
  onedrive: {
    authorize: microsoftHosts.map(
      (host) => `${host}/common/oauth2/v2.0/authorize`,
    ),
    token: microsoftHosts.map((host) => `${host}/common/oauth2/v2.0/token`),
    method: 'POST',
    encoding: 'form',
    pkce: true,
    secretToo: true,
    redirectAtExchange: true,
    refreshToken: 'rotates',
    errors: 'microsoft',
    scope: 'Files.ReadWrite.All offline_access',
    cors: false,
  },
  yandex: {
    authorize: ['oauth.yandex.com/authorize'],
    token: ['oauth.yandex.com/token'],
    method: 'POST',
    encoding: 'form',
    pkce: true,
    secretToo: true,
    redirectAtExchange: false,
    refreshToken: 'stays',
    errors: 'standard',
    scope: 'cloud_api:disk.read',
    cors: true,
  },
  '123pan': {
    authorize: ['yun.123pan.com/auth'],
    token: ['open-api.123pan.com/api/v1/oauth2/access_token'],
    method: 'POST',
    encoding: 'query',
    pkce: false,
    secretToo: true,
    redirectAtExchange: true,
    refreshToken: 'rotates',
    errors: '123',
    scope: 'user:base,file:all:read,file:all:write',
    cors: false,
  },
};

/** The simulated providers, running on a free port of this computer. */
export interface Providers {
  /** What arrived, and what goes wrong. */
  network: Network;
  /** The phone that scans QR codes. */
  devices: Devices;
  wopan: Wopan;
  world: World;
  /** Where a provider's real address is found here. */
  addressOf: (url: string) => string;
  /** Each host of a provider with the address it has here. */
  hosts: () => Record<string, string>;
  /** Answers a consent page without a browser. Returns the address the browser is sent to. */
  consent: (authorizeUrl: string, decision: 'allow' | 'refuse') => Promise<URL>;
  /** Tokens as if somebody had agreed. */
  createTokens: (
    provider: CodeProvider,
    client: Client,
  ) => {access_token: string; refresh_token: string};
  close: () => Promise<void>;
}

/** Starts all simulated providers. What it returns stops them. */
export async function startProviders({
  longPoll = 200,
}: {longPoll?: number} = {}): Promise<Providers> {
  const world = new World();
  const servers = Object.fromEntries(
    Object.entries(traits).map(([provider, own]) => [
      provider,
      new AuthorizationServer(
        {provider: provider as CodeProvider, ...own},
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
    network,
    devices,
    wopan,
    world,
    addressOf,
    hosts: () =>
      Object.fromEntries(
        endpoints.map(({host}) => [host, `${network.origin}/${host}`]),
      ),
    consent: async (authorizeUrl, decision) => {
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
    createTokens: (provider, client) =>
      servers[provider].createTokens(client) as {
        access_token: string;
        refresh_token: string;
      },
    close: () => network.close(),
  };
}
