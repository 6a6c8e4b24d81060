import * as z from 'zod';
import {localeCodes, rootLocale, type Locale} from '../config/locales';
import {parseAtDoor} from './describeIssues';

/** Variables that the build reads, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

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

/** The language of this build run; Docusaurus sets it before it reads the configuration for each language. */
export function currentLocale(environment: Environment): Locale {
  return parseAtDoor(
    localeVariable,
    environment.DOCUSAURUS_CURRENT_LOCALE,
    'environment variable DOCUSAURUS_CURRENT_LOCALE',
  );
}

/** Where the site will be published: `SITE_URL`, or the configured address. */
export function siteUrl(environment: Environment, configured: string): string {
  return parseAtDoor(
    urlVariable,
    environment.SITE_URL ?? configured,
    'environment variable SITE_URL',
  );
}
