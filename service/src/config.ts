import * as z from 'zod';
import {LOCAL_ENDPOINT_PORT} from '../../src/lib/tokenService';
import {upstreamHosts} from './providers';
import type {ProviderName, Zone} from './providers';

/** Environment variables. On a Worker, some are bindings instead of strings. */
export type Environment = Readonly<Record<string, unknown>>;

export interface Client {
  id: string;
  secret: string | undefined;
}

/** The prefix of the variables for the application of each provider that has a route here. */
export const providerClients = {
  '115': 'PAN115',
  aliyundrive: 'ALIYUNDRIVE',
  baidu: 'BAIDU',
  dropbox: 'DROPBOX',
  google: 'GOOGLE',
  wopan: 'WOPAN',
  yandex: 'YANDEX',
  '123pan': 'PAN123',
} as const satisfies Partial<Record<ProviderName, string>>;

/** The same for each national cloud of Microsoft. */
export const zoneClients = {
  global: 'ONEDRIVE_GLOBAL',
  cn: 'ONEDRIVE_CN',
  us: 'ONEDRIVE_US',
  de: 'ONEDRIVE_DE',
} as const satisfies Record<Zone, string>;

export const clientNames = [
  ...Object.values(providerClients),
  ...Object.values(zoneClients),
];

export type ClientName = (typeof clientNames)[number];

export interface Config {
  siteOrigins: readonly string[];
  /** Whether pages of the host that a request names may use it: the service is behind the server of the site. */
  servesOwnHost: boolean;
  clients: Readonly<Partial<Record<ClientName, Client>>>;
  wopanIv: string | undefined;
  /** Replaces hosts of providers, for tests and for networks with a relay. */
  upstreamAddresses: Readonly<Record<string, string>>;
  upstreamTimeout: number;
  rateLimit: {max: number; minutes: number; clients: number};
  /** The header in which a trusted proxy sends the client's IP address. */
  clientAddressHeader: string | undefined;
  host: string;
  port: number;
  stopTimeout: number;
  /** The folder of a built site, which the MCP server answers from. */
  siteFolder: string | undefined;
}

const SECOND = 1000;

const wholeNumber = (least: number, most: number, otherwise: number) =>
  z
    .string()
    .regex(/^\d+$/, `write a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, {
      message: `write a whole number from ${least} to ${most}`,
    })
    .default(otherwise);

/** In place of an origin: whatever host the service is reached by. */
const OWN_HOST = 'self';

const isOrigin = (text: string) =>
  URL.canParse(text) &&
  /^https?:$/.test(new URL(text).protocol) &&
  new URL(text).origin === text;

const origins = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .refine((list) => list.every((one) => one === OWN_HOST || isOrigin(one)), {
    message:
      'write origins without a path or a slash at the end, separated by commas, such as "https://docs.example.org,http://localhost:3000", or "self" behind the server of the site',
  })
  .default([]);

const addressTable = z.record(
  z.string(),
  z.url({protocol: /^https?$/, error: 'every value must be an address'}),
);

const addresses = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue(
        'write JSON, such as {"api.dropboxapi.com":"http://127.0.0.1:4000"}',
      );
      return z.NEVER;
    }
  })
  .pipe(addressTable)
  .superRefine((table, context) => {
    Object.keys(table)
      .filter((host) => !upstreamHosts.has(host))
      .forEach((host) =>
        context.addIssue(
          `"${host}" is not a host this service asks; known are ${[...upstreamHosts].join(', ')}`,
        ),
      );
  })
  .default({});

const text = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'write one word without spaces')
  .optional();

const headerName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'write the name of a header')
  .optional();

const credentials = Object.fromEntries(
  clientNames.flatMap((name) => [
    [`${name}_CLIENT_ID`, text],
    [`${name}_CLIENT_SECRET`, text],
  ]),
) as Record<`${ClientName}_CLIENT_${'ID' | 'SECRET'}`, typeof text>;

const environmentSchema = z
  .object({
    SITE_ORIGINS: origins,
    UPSTREAM_ADDRESSES: addresses,
    UPSTREAM_TIMEOUT_SECONDS: wholeNumber(1, 60, 10),
    RATE_LIMIT_MAX: wholeNumber(1, 1_000_000, 60),
    RATE_LIMIT_MINUTES: wholeNumber(1, 1440, 10),
    RATE_LIMIT_CLIENTS: wholeNumber(100, 1_000_000, 10_000),
    CLIENT_ADDRESS_HEADER: headerName,
    HOST: z.string().default('127.0.0.1'),
    PORT: wholeNumber(0, 65_535, LOCAL_ENDPOINT_PORT),
    STOP_TIMEOUT_SECONDS: wholeNumber(1, 300, 15),
    SITE_FOLDER: z.string().optional(),
    ...credentials,
    WOPAN_IV: text,
  })
  .superRefine((values, context) => {
    const need = (name: string, message: string) =>
      context.addIssue({code: 'custom', path: [name], message});
    for (const name of clientNames) {
      const id = values[`${name}_CLIENT_ID`];
      const secret = values[`${name}_CLIENT_SECRET`];
      if (id === undefined && secret !== undefined) {
        need(`${name}_CLIENT_ID`, `set it together with ${name}_CLIENT_SECRET`);
      }
      // At 115, the flow with a QR code needs no client secret.
      if (id !== undefined && secret === undefined && name !== 'PAN115') {
        need(`${name}_CLIENT_SECRET`, `set it together with ${name}_CLIENT_ID`);
      }
    }
    const {WOPAN_CLIENT_SECRET: key, WOPAN_IV: iv} = values;
    if (key !== undefined && key.length !== 16) {
      need('WOPAN_CLIENT_SECRET', 'the secret must be 16 characters long');
    }
    if ((key === undefined) !== (iv === undefined)) {
      need('WOPAN_IV', 'set it together with WOPAN_CLIENT_SECRET');
    } else if (iv !== undefined && iv.length !== 16) {
      need('WOPAN_IV', 'the vector must be 16 characters long');
    }
  });

function stringsIn(environment: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== ''
        ? [[name, value.trim()]]
        : [],
    ),
  );
}

/**
 * Parses and validates all settings.
 *
 * @throws Error that names every invalid variable, without its value, which may be a secret
 */
export function parseConfig(environment: Environment): Config {
  const result = environmentSchema.safeParse(stringsIn(environment));
  if (!result.success) {
    const lines = result.error.issues.map(
      ({path, message}) => `  ${path.map(String).join('.')}: ${message}`,
    );
    throw new Error(`The settings are not right:\n${lines.join('\n')}`);
  }
  const values = result.data;
  return {
    siteOrigins: values.SITE_ORIGINS.filter((one) => one !== OWN_HOST),
    servesOwnHost: values.SITE_ORIGINS.includes(OWN_HOST),
    clients: Object.fromEntries(
      clientNames.flatMap((name) => {
        const id = values[`${name}_CLIENT_ID`];
        const secret = values[`${name}_CLIENT_SECRET`];
        return id === undefined ? [] : [[name, {id, secret}]];
      }),
    ),
    wopanIv: values.WOPAN_IV,
    upstreamAddresses: values.UPSTREAM_ADDRESSES,
    upstreamTimeout: values.UPSTREAM_TIMEOUT_SECONDS * SECOND,
    rateLimit: {
      max: values.RATE_LIMIT_MAX,
      minutes: values.RATE_LIMIT_MINUTES,
      clients: values.RATE_LIMIT_CLIENTS,
    },
    clientAddressHeader: values.CLIENT_ADDRESS_HEADER?.toLowerCase(),
    host: values.HOST,
    port: values.PORT,
    stopTimeout: values.STOP_TIMEOUT_SECONDS * SECOND,
    siteFolder: values.SITE_FOLDER,
  };
}
