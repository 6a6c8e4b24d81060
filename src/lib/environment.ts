import * as z from 'zod';
import type {EndpointAddresses} from '../config/apiEndpoints';
import {localeCodes, rootLocale, type Locale} from '../config/locales';
import {parseOrThrow} from './describeIssues';
import {isPrivateHost} from './endpoints';

/** Variables that the build reads, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that have a value: an empty one counts as unset. */
export function variablesSet(
  environment: Environment,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
}

/** Reads variables that configure one thing together; `undefined` where none of them is set. Throws where only some are right. */
export function variablesTogether<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  environment: Environment,
  thing: string,
): z.output<z.ZodObject<Shape>> | undefined {
  const set = variablesSet(environment, Object.keys(schema.shape));
  return Object.keys(set).length === 0
    ? undefined
    : parseOrThrow(schema, set, `environment variables of the ${thing}`);
}

const localeVariable = z.enum(localeCodes).default(rootLocale);

const urlVariable = z
  .url({
    protocol: /^https?$/,
    error: 'an address such as https://docs.example.org',
    abort: true,
  })
  .refine((value) => new URL(value).pathname === '/', {
    message: 'an address without a path',
  })
  .transform((value) => new URL(value).origin);

/** The language of this build; Docusaurus sets it before it reads the configuration for each language. */
export function currentLocale(environment: Environment): Locale {
  const code = environment.DOCUSAURUS_CURRENT_LOCALE;
  return parseOrThrow(
    localeVariable,
    // `docusaurus start` without a language sets the variable to `undefined`, which the environment turns into a string.
    code === 'undefined' ? undefined : code,
    'environment variable DOCUSAURUS_CURRENT_LOCALE',
  );
}

const portVariable = z
  .string()
  .regex(/^\d{1,5}$/, 'a port such as 3000')
  .transform(Number);

/**
 * The first port of the servers that preview all languages together, which `npm run preview` sets; `undefined` where one language is
 * previewed.
 */
export function previewPort(environment: Environment): number | undefined {
  const {PREVIEW_PORT: port} = variablesSet(environment, ['PREVIEW_PORT']);
  return port === undefined
    ? undefined
    : parseOrThrow(portVariable, port, 'environment variable PREVIEW_PORT');
}

/** Where the site will be published: `SITE_URL`, or the configured address. */
export function siteUrl(environment: Environment, configured: string): string {
  return parseOrThrow(
    urlVariable,
    variablesSet(environment, ['SITE_URL']).SITE_URL ?? configured,
    'environment variable SITE_URL',
  );
}

/** A path of the site itself, where its server passes requests on to the service. */
const endpointPath = z.string().regex(/^(?:\/[a-z0-9_-]+)+$/i);

/** An address of the token service: https, or http on this machine for development. */
const endpointAddress = z
  .url({
    protocol: /^https?$/,
    error:
      'an address such as https://api.example.org, or a path such as /token-service',
    abort: true,
  })
  .refine((value) => {
    const {protocol, hostname} = new URL(value);
    return protocol === 'https:' || isPrivateHost(hostname);
  }, 'an address that begins with https://')
  .refine((value) => {
    const {search, hash, username} = new URL(value);
    return search === '' && hash === '' && username === '';
  }, 'an address without query, fragment and user name')
  .transform((value) => value.replace(/\/+$/, ''));

/** What the pages under `/tool/` need to know about the site. None of it is secret. */
export interface ToolSettings {
  endpoints: EndpointAddresses;
}

/** Reads `API_ENDPOINT_CF` and `API_ENDPOINT_DE`, which override the configured addresses of the token service. */
export function toolSettings(
  environment: Environment,
  configured: EndpointAddresses,
): ToolSettings {
  const endpoints: EndpointAddresses = {};
  for (const key of ['cf', 'de'] as const) {
    const name = `API_ENDPOINT_${key.toUpperCase()}`;
    const value = environment[name] ?? configured[key];
    if (value !== undefined && value !== '') {
      endpoints[key] = endpointPath.safeParse(value).success
        ? value
        : parseOrThrow(endpointAddress, value, `environment variable ${name}`);
    }
  }
  return {endpoints};
}
