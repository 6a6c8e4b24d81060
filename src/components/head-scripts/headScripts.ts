import * as z from 'zod';
import {parseOrThrow} from '../../lib/describeIssues';
import {variablesSet, type Environment} from '../../lib/environment';

/** A third-party element for the head of pages. */
export interface HeadElement {
  tag: 'script' | 'link';
  attributes: Readonly<Record<string, string>>;
  /** The purpose of a script that needs consent; style sheets need none. */
  purpose?: Purpose;
}

export type Purpose = 'visits' | 'advertisements';

const address = z
  .url({
    protocol: /^https$/,
    error: 'an address that begins with https://',
  })
  .optional();

/** The digest of a file that its vendor promises not to change (Subresource Integrity). */
const integrity = z
  .string()
  .regex(
    /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/,
    'a digest such as sha384-…, as the vendor of the file names it',
  )
  .optional();

const origin = z
  .url({
    protocol: /^https$/,
    error: 'origins such as https://cdn.example.com, separated by spaces',
    abort: true,
  })
  .refine((value) => new URL(value).origin === value.replace(/\/$/, ''), {
    message: 'an origin without path, such as https://cdn.example.com',
  })
  .transform((value) => new URL(value).origin);

const origins = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter((word) => word !== ''))
  .pipe(z.array(origin))
  .default([]);

const shape = {
  HEAD_AD_SCRIPT: address,
  HEAD_AD_INTEGRITY: integrity,
  HEAD_ICON_FONT: address,
  HEAD_ICON_FONT_INTEGRITY: integrity,
  HEAD_ANALYTICS_SCRIPT: address,
  HEAD_ANALYTICS_INTEGRITY: integrity,
  /** The id of this site at the analytics service. */
  HEAD_ANALYTICS_ID: z.string().optional(),
  /** Other hosts that those scripts and that style sheet contact. */
  HEAD_MORE_ORIGINS: origins,
};

type VariableName = keyof typeof shape;

/** Variables that qualify another one, and need it. */
const companions = [
  ['HEAD_AD_INTEGRITY', 'HEAD_AD_SCRIPT'],
  ['HEAD_ICON_FONT_INTEGRITY', 'HEAD_ICON_FONT'],
  ['HEAD_ANALYTICS_INTEGRITY', 'HEAD_ANALYTICS_SCRIPT'],
  ['HEAD_ANALYTICS_ID', 'HEAD_ANALYTICS_SCRIPT'],
] as const satisfies [VariableName, VariableName][];

const variables = z.strictObject(shape).superRefine((found, context) => {
  for (const [companion, file] of companions) {
    if (found[companion] !== undefined && found[file] === undefined) {
      context.addIssue({
        code: 'custom',
        path: [file],
        message: `the file that ${companion} is for`,
      });
    }
  }
});

const variableNames = Object.keys(shape);

function readVariables(environment: Environment) {
  return parseOrThrow(
    variables,
    variablesSet(environment, variableNames),
    'environment variables of the head',
  );
}

/** Makes the browser compare a file with its digest; a cross-origin file is then requested without cookies. */
function integrityAttributes(
  digest: string | undefined,
): Record<string, string> {
  return digest === undefined
    ? {}
    : {integrity: digest, crossorigin: 'anonymous'};
}

function script(
  purpose: Purpose,
  src: string | undefined,
  more: Readonly<Record<string, string>>,
): HeadElement[] {
  return src === undefined
    ? []
    : [{tag: 'script', attributes: {src, async: '', ...more}, purpose}];
}

function styleSheet(
  href: string | undefined,
  more: Readonly<Record<string, string>>,
): HeadElement[] {
  return href === undefined
    ? []
    : [{tag: 'link', attributes: {rel: 'stylesheet', href, ...more}}];
}

/**
 * The advertising script, the icon font's style sheet and the analytics script, from the environment of the build; each is off where
 * its variable is unset or empty.
 *
 * @throws Error naming each variable whose value is not an https address
 */
export function headElements(environment: Environment): HeadElement[] {
  const found = readVariables(environment);
  const id = found.HEAD_ANALYTICS_ID;
  return [
    ...script(
      'advertisements',
      found.HEAD_AD_SCRIPT,
      integrityAttributes(found.HEAD_AD_INTEGRITY),
    ),
    ...styleSheet(
      found.HEAD_ICON_FONT,
      integrityAttributes(found.HEAD_ICON_FONT_INTEGRITY),
    ),
    ...script('visits', found.HEAD_ANALYTICS_SCRIPT, {
      ...(id === undefined ? {} : {'data-website-id': id}),
      ...integrityAttributes(found.HEAD_ANALYTICS_INTEGRITY),
    }),
  ];
}

/** The origins that those elements need: of scripts, of style sheets, and of what either of them contacts. */
export interface HeadOrigins {
  scripts: readonly string[];
  styles: readonly string[];
  more: readonly string[];
}

export function headOrigins(environment: Environment): HeadOrigins {
  const found = readVariables(environment);
  const originsOf = (...addresses: (string | undefined)[]) =>
    addresses.flatMap((one) => (one === undefined ? [] : new URL(one).origin));
  return {
    scripts: originsOf(found.HEAD_AD_SCRIPT, found.HEAD_ANALYTICS_SCRIPT),
    styles: originsOf(found.HEAD_ICON_FONT),
    more: found.HEAD_MORE_ORIGINS,
  };
}
