import {translate} from '@docusaurus/Translate';
import {locales, type Locale} from '../../../config/locales';
import {unitText} from '../../../lib/unitText';
import type {RequestEnd} from './loggedRequests';
import type {FieldProblem} from '../openapi/tryIt';
import {outcomeText} from '../../oauth-tools/messages';

/** Why a request got no answer; `mixed` is HTTP from an HTTPS page. */
export type RequestFailure = 'timeout' | 'offline' | 'blocked' | 'mixed';

export function requestFailureText(
  failure: RequestFailure,
  host: string,
): string {
  return {
    timeout: translate(
      {
        message:
          '{host} did not answer within 15 seconds. Look at its log, or try again.',
      },
      {host},
    ),
    offline: translate({
      message: 'Your device is offline. Connect and try again.',
    }),
    mixed: translate(
      {
        message:
          'This page came by HTTPS and {host} is asked by HTTP, which browsers do not allow. Reach the server by HTTPS, or use Copy as curl and run the command in a terminal.',
      },
      {host},
    ),
    blocked: translate(
      {
        message:
          'The browser got no answer from {host} that it may show. Either the server cannot be reached at this address; or it, or a reverse proxy in front of it, does not allow this site (CORS): in config.json, cors.allow_origins must name the address of this site or hold *, and cors.allow_headers should name Authorization, for which * does not stand in every browser; OPTIONS requests must get through; or its certificate is not trusted. The command of Copy as curl works without any of that.',
      },
      {host},
    ),
  }[failure];
}

export function problemText(problem: FieldProblem): string {
  return {
    missing: translate({message: 'Fill this in.'}),
    number: translate({message: 'Write a number.'}),
    json: translate({
      message: 'Write JSON, with double quotes around texts.',
    }),
  }[problem];
}

/** A number with its unit. */
export const withUnit = (
  count: number,
  unit: 'byte' | 'millisecond',
  locale: Locale,
): string =>
  unitText(
    count,
    unit,
    locales[locale].htmlLang,
    unit === 'byte' ? 'long' : 'short',
  );

/** How a request in the log ended. */
export function endText(end: RequestEnd | undefined): string {
  if (end?.kind !== 'answered') {
    return outcomeText(
      end && {kind: end.kind === 'mixed' ? 'blocked' : end.kind},
    );
  }
  return end.code === undefined
    ? `HTTP ${end.status}`
    : `HTTP ${end.status} · code ${end.code}`;
}
