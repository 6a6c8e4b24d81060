import {
  driver as driverSchema,
  driverFileName,
  type Driver,
} from '../../src/data/drivers/schema';
import type {OauthProvider} from '../../src/data/oauthProviders/schema';
import {parseOrThrow} from '../../src/lib/describeIssues';
import {toWrite} from '../placeholders/marker';
import {insertAfter, refuse, type Plan} from './plan';
import {pageFile, pagesOf, type Project} from './project';
import {joined, toolPages} from './toolPages';

const RECORDS = 'src/data/oauthProviders/records.json';
const SCHEMA = 'src/data/oauthProviders/schema.ts';
const SIMULATED = 'tests/support/providers/index.ts';
const JOURNEY = 'tests/e2e/tool-tokens.spec.ts';

/** What has to be said of a provider when its pages are made. */
export interface ToolOptions {
  /** How its addresses and records call it. */
  provider: string | undefined;
  /** The driver that takes the token, as the product registers it. */
  driver?: string | undefined;
  /** Where a reader signs in, and where the page exchanges the code. */
  authorize?: string | undefined;
  token?: string | undefined;
}

function readDriver({read, list}: Project, name: string | undefined): Driver {
  const folder = 'src/data/drivers/records';
  const file = driverFileName(name ?? '');
  if (name === undefined || !list(folder).includes(file)) {
    return refuse(
      '--driver',
      name,
      'the name of a driver that has a record; make one with: npm run new -- driver <name>',
    );
  }
  return parseOrThrow(
    driverSchema,
    JSON.parse(read(`${folder}/${file}`)),
    file,
  );
}

/** Options of a driver that an OAuth tool can fill. */
const takenOptions = [
  'client_id',
  'client_secret',
  'refresh_token',
  'access_token',
];

function outputsOf({name, options}: Driver): string[] {
  const keys = options.map(({key}) => key);
  const outputs = takenOptions.filter((key) => keys.includes(key));
  return outputs.some((key) => key.endsWith('_token'))
    ? outputs
    : refuse(
        '--driver',
        name,
        'a driver with an option refresh_token or access_token',
      );
}

function checkAddress(where: string, address: string | undefined): string {
  return address !== undefined &&
    /^https:\/\/[a-z0-9.-]+\/[^\s?#]+$/.test(address)
    ? address
    : refuse(
        where,
        address,
        'an https address with a path and no query, such as https://provider.example/oauth2/token',
      );
}

const from = (pairs: Record<string, string>) =>
  Object.entries(pairs).map(([name, source]) => ({name, from: source}));

function providerOf(
  provider: string,
  driver: Driver,
  addresses: {authorize: string; token: string},
): unknown {
  const outputs = outputsOf(driver);
  const {service} = driver;
  const request = {
    method: 'POST',
    url: addresses.token,
    encoding: 'form',
    answer: ['access_token', 'refresh_token', 'expires_in', 'token_type'],
    errorFields: ['error', 'error_description'],
  };
  const own = {client_id: 'clientId', client_secret: 'clientSecret'};
  return {
    provider,
    name: service,
    flows: [
      {
        kind: 'authorizationCode',
        id: 'token',
        title: {
          en: `${service.en} refresh token`,
          zh: joined(service.zh, '刷新令牌'),
        },
        drivers: [driver.name],
        inputs: [
          {
            name: 'client_id',
            kind: 'text',
            label: {en: 'Client ID', zh: '客户端 ID'},
            required: true,
          },
          {
            name: 'client_secret',
            kind: 'secret',
            label: {en: 'Client secret', zh: '客户端密钥'},
            required: true,
          },
        ],
        outputs: outputs.map((name) => ({name, option: name})),
        serviceRoutes: [],
        risks: ['noNonce', 'noPkce', 'tokensInPlainText'],
        notes: [
          {
            en: toWrite(
              'Compare parameters, PKCE, scopes and answers with the documents of the provider',
            ),
            zh: toWrite('对照服务商的文档核实参数、PKCE、权限范围和响应'),
          },
        ],
        pages: {
          request: `/tool/${provider}/request`,
          callback: `/tool/${provider}/callback`,
        },
        authorize: {
          url: addresses.authorize,
          parameters: [
            {name: 'response_type', literal: 'code'},
            ...from({
              client_id: 'clientId',
              redirect_uri: 'redirectUri',
              state: 'state',
              code_challenge: 'codeChallenge',
            }),
            {name: 'code_challenge_method', literal: 'S256'},
          ],
        },
        scopes: [],
        callbackQuery: ['code', 'state', 'error', 'error_description'],
        exchange: {
          role: 'exchange',
          ...request,
          parameters: [
            {name: 'grant_type', literal: 'authorization_code'},
            ...from({
              ...own,
              code: 'code',
              code_verifier: 'codeVerifier',
              redirect_uri: 'redirectUri',
            }),
          ],
        },
        refresh: {
          role: 'refresh',
          ...request,
          parameters: [
            {name: 'grant_type', literal: 'refresh_token'},
            ...from({...own, refresh_token: 'refreshToken'}),
          ],
        },
        tokenEndpoint: 'browser',
        pkce: {method: 'S256', challenge: 'base64url', secretToo: true},
      },
    ],
  };
}

/** The provider as the tests meet it: a server that behaves as the record says. */
function simulated(
  provider: string,
  {authorize, token}: {authorize: string; token: string},
): string {
  const host = (address: string) => address.replace('https://', '');
  return `${provider}: {
    authorize: ['${host(authorize)}'],
    token: ['${host(token)}'],
    method: 'POST',
    encoding: 'form',
    pkce: true,
    secretToo: true,
    redirectAtExchange: true,
    refreshToken: 'rotates',
    errors: 'standard',
    scope: 'files',
    cors: true,
  },`;
}

/** A provider of the OAuth tools: its flow, its pages in each language, a simulated provider, and the journey of a reader. */
export function planTool(project: Project, wish: ToolOptions): Plan {
  const {read} = project;
  const {provider} = wish;
  if (provider === undefined || !/^[a-z][a-z0-9]*$/.test(provider)) {
    return refuse(
      'tool',
      provider,
      'lower-case letters and digits, such as box',
    );
  }
  const {providers} = JSON.parse(read(RECORDS)) as {
    providers: OauthProvider[];
  };
  const isTaken =
    providers.some((known) => known.provider === provider) ||
    pagesOf(project).some((page) => page.startsWith(`tool/${provider}/`));
  if (isTaken) {
    refuse('tool', provider, 'a provider that has no pages yet');
  }
  const driver = readDriver(project, wish.driver);
  const addresses = {
    authorize: checkAddress('--authorize', wish.authorize),
    token: checkAddress('--token', wish.token),
  };
  const record = providerOf(provider, driver, addresses);
  const index = (locale: 'en' | 'zh', row: string) => {
    const file = pageFile('tool/index', locale);
    return {[file]: insertAfter(read(file), /^\| .* \|$/, `\n${row}`, file)};
  };
  const pages = toolPages(provider, driver);
  return {
    created: pages.files,
    changed: {
      [RECORDS]: insertAfter(
        read(RECORDS),
        /^ {4}\}(?=\n {2}\],\n {2}"risks")/,
        `, ${JSON.stringify(record, null, 2)}`,
        RECORDS,
      ),
      [SCHEMA]: insertAfter(
        read(SCHEMA),
        /^ {2}provider: z\.enum\(\[$/,
        `'${provider}',`,
        SCHEMA,
      ),
      [SIMULATED]: insertAfter(
        read(SIMULATED),
        /^const traits: .* = \{$/,
        simulated(provider, addresses),
        SIMULATED,
      ),
      [JOURNEY]: insertAfter(
        read(JOURNEY),
        /^const redirects: Redirect\[\] = \[$/,
        `{provider: '${provider}', app: 'own'},`,
        JOURNEY,
      ),
      ...index(
        'en',
        `| ${driver.service.en} | [Refresh token](./${provider}/request.md) |`,
      ),
      ...index(
        'zh',
        `| ${driver.service.zh} | [刷新令牌](./${provider}/request.md) |`,
      ),
    },
    // The list of pages got the same row in both languages.
    pages: ['tool/index', ...pages.names],
  };
}
