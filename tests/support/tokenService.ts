import Ajv2020 from 'ajv/dist/2020';
import {openDocs} from '../../service/src/mcp/docs';
import {noFiles, type SiteFiles} from '../../service/src/mcp/siteFiles';
import {createApp} from '../../service/src/app';
import {parseConfig} from '../../service/src/config';
import {describeService} from '../../service/src/openapi';
import type {RequestRecord} from '../../service/src/log';
import {fetchTransport} from '../../service/src/transport';
import type {Transport} from '../../service/src/transport';
import {clientNames} from '../../service/src/config';
import {clientsOf, wopanKeys} from './providers/clients';
import type {ProviderName} from './providers/clients';
import type {Providers} from './providers';

/** The site whose pages may ask the service under test. */
export const site = 'https://docs.example';

const providerOf: Record<(typeof clientNames)[number], ProviderName> = {
  PAN115: '115',
  ALIYUNDRIVE: 'aliyundrive',
  BAIDU: 'baidu',
  DROPBOX: 'dropbox',
  GOOGLE: 'google',
  ONEDRIVE_GLOBAL: 'onedrive',
  ONEDRIVE_CN: 'onedrive',
  ONEDRIVE_US: 'onedrive',
  ONEDRIVE_DE: 'onedrive',
  WOPAN: 'wopan',
  YANDEX: 'yandex',
  PAN123: '123pan',
};

/** Settings with an application for every provider. */
export const allClients: Record<string, string> = {
  ...Object.fromEntries(
    clientNames.flatMap((name) => {
      const {id, secret} = clientsOf(providerOf[name]).default;
      return [
        [`${name}_CLIENT_ID`, id],
        [`${name}_CLIENT_SECRET`, secret],
      ];
    }),
  ),
  WOPAN_CLIENT_SECRET: wopanKeys.key,
  WOPAN_IV: wopanKeys.iv,
};

/** Settings that lead to simulated providers instead of the real ones. */
export const settingsFor = (
  providers: Providers,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> => ({
  SITE_ORIGINS: site,
  UPSTREAM_ADDRESSES: JSON.stringify(
    Object.fromEntries(
      Object.entries(providers.hosts()).filter(([host]) => isAsked(host)),
    ),
  ),
  RATE_LIMIT_MAX: '1000',
  ...more,
});

/** A service is not told addresses of hosts that only a browser visits. */
const isAsked = (host: string) =>
  ![
    'www.dropbox.com',
    'accounts.google.com',
    'www.googleapis.com',
    'yun.123pan.com',
    'open.aliyundrive.com',
  ].includes(host);

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {responses: Record<string, {$ref?: string; content?: Content}>}
    >
  >;
  components: {responses: Record<string, {content: Content}>};
}

type Content = Record<string, {schema: object}>;

const document = describeService() as unknown as Document;

const ajv = new Ajv2020({strict: false, validateFormats: false});
ajv.addSchema(document, 'service');

const pointer = (text: string) =>
  text.replaceAll('~', '~0').replaceAll('/', '~1');

/** The place in the description where the body of an answer is described. */
function schemaPlace(method: string, path: string, status: number): string {
  const template = Object.keys(document.paths).find((candidate) =>
    new RegExp(
      `^${candidate.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`,
    ).test(path),
  );
  const responses =
    template === undefined
      ? undefined
      : document.paths[template]?.[method.toLowerCase()]?.responses;
  const response = responses?.[String(status)];
  if (template === undefined || response === undefined) {
    // Also what has no route answers errors of this form.
    return '#/components/schemas/Error';
  }
  const base =
    response.$ref ??
    `#/paths/${pointer(template)}/${method.toLowerCase()}/responses/${status}`;
  return `${base}/content/application~1json/schema`;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
  text: string;
}

type Texts = Readonly<Record<string, string>>;

export type TestService = ReturnType<typeof createTestService>;

/** The service with simulated providers, and what it wrote into its log. */
export function createTestService(
  settings: Readonly<Record<string, string>>,
  more: {
    transport?: Transport;
    clientAddress?: () => string;
    siteFiles?: SiteFiles;
  } = {},
) {
  const log: RequestRecord[] = [];
  let now = 1_700_000_000_000;
  const app = createApp({
    config: parseConfig(settings),
    transport: more.transport ?? fetchTransport(fetch),
    clientAddress:
      more.clientAddress ??
      ((context) => context.req.header('x-test-address') ?? '::1'),
    log: (record) => log.push(record),
    now: () => now,
    openedDocs: openDocs(more.siteFiles ?? noFiles),
  });
  const send = async (
    path: string,
    init: RequestInit = {},
  ): Promise<Answer> => {
    const response = await app.request(path, init);
    const text = await response.text();
    const isJson =
      response.headers.get('content-type')?.includes('json') === true;
    const body = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
    if (isJson && !path.startsWith('/openapi.json')) {
      // Every answer of every test is held against the description.
      const place = schemaPlace(
        init.method ?? 'GET',
        path.replace(/\?.*$/, ''),
        response.status,
      );
      if (!ajv.validate({$ref: `service${place}`}, body)) {
        throw new Error(
          `${path} answers ${text}, which ${place} does not allow: ${ajv.errorsText()}`,
        );
      }
    }
    return {status: response.status, headers: response.headers, body, text};
  };
  return {
    log,
    send,
    /** Sends a request and leaves the answer as it is. */
    request: async (path: string | URL, init?: RequestInit) =>
      app.request(path, init),
    get: (path: string, query: Texts = {}, headers: Texts = {}) => {
      const search = new URLSearchParams(query).toString();
      return send(search === '' ? path : `${path}?${search}`, {headers});
    },
    post: (path: string, body: unknown = {}, headers: Texts = {}) =>
      send(path, {
        method: 'POST',
        headers:
          body instanceof URLSearchParams
            ? headers
            : {'Content-Type': 'application/json', ...headers},
        body: body instanceof URLSearchParams ? body : JSON.stringify(body),
      }),
    /** Moves the clock of the rate limit, in milliseconds. */
    advance: (duration: number) => {
      now += duration;
    },
  };
}
