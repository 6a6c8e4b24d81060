import {translate} from '@docusaurus/Translate';
import {textAt} from './answers';
import type {Failure} from './requestResult';
import type {Outcome} from '../../lib/browser/timedRequest';
import type {SharepointRefusal} from './sharepoint';
import type {Refusal} from './signIn';
import type {StartProblem} from './useSignInStart';
import type {TokenServiceErrorCode} from '../../lib/tokenService';

/** How a request in the log ended. */
export function outcomeText(
  outcome: Outcome | undefined,
  duration = 0,
): string {
  if (outcome?.kind === 'answered') {
    return `HTTP ${outcome.status}, ${duration} ms`;
  }
  return {
    running: translate({message: 'Under way'}),
    timeout: translate({message: 'No answer within 15 seconds'}),
    offline: translate({message: 'Offline'}),
    blocked: translate({message: 'Not let through'}),
    cancelled: translate({message: 'Cancelled'}),
  }[outcome?.kind ?? 'running'];
}

/** What happened, why if known, and what to do. */
export function failureText(failure: Failure): string {
  const {host} = failure;
  switch (failure.kind) {
    case 'refused':
      return (
        serviceText(failure) ??
        providerText(failure) ??
        translate(
          {message: '{host} refused (HTTP {status}). Its words: {message}'},
          {host, status: failure.status, message: failure.message},
        )
      );
    case 'unreadable':
      return unreadableText(failure);
    case 'incomplete':
      return translate(
        {
          message:
            '{host} answered (HTTP {status}), but without the token. Start again, and accept everything the provider asks for.',
        },
        {host, status: failure.status},
      );
    default:
      return unreachedText(failure.kind, host);
  }
}

function unreachedText(
  kind: 'timeout' | 'offline' | 'blocked',
  host: string,
): string {
  return {
    timeout: translate(
      {
        message:
          '{host} did not answer within 15 seconds. Try again, or choose another endpoint above.',
      },
      {host},
    ),
    offline: translate(
      {
        message:
          'Your device is offline, so {host} was not reached. Connect and try again.',
      },
      {host},
    ),
    blocked: translate(
      {
        message:
          'The browser could not get an answer from {host}. The host is down, it does not allow this site, or your network, a proxy or a browser extension blocks it. Try again, use another network, or choose another endpoint above.',
      },
      {host},
    ),
  }[kind];
}

/** Translated message for an error code of the token service; `undefined` for errors of a provider. */
function serviceText({
  host,
  json,
}: Extract<Failure, {kind: 'refused'}>): string | undefined {
  const provider = textAt(json, 'host') ?? host;
  switch (textAt(json, 'code') as TokenServiceErrorCode | undefined) {
    case 'client_not_configured':
      return translate(
        {
          message:
            'The token service at {host} has no app of its own for this provider. Enter your own app, or choose another endpoint above.',
        },
        {host},
      );
    case 'origin_not_allowed':
      return translate(
        {
          message:
            'The token service at {host} does not work for this site. Choose another endpoint above.',
        },
        {host},
      );
    case 'rate_limited':
    case 'provider_rate_limited':
      return translate({
        message:
          'Too many requests in a short time. Wait for some minutes and try again.',
      });
    case 'upstream_unreachable':
    case 'upstream_timeout':
    case 'upstream_error':
    case 'upstream_invalid':
      return translate(
        {
          message:
            'The token service works, but {provider} gave it no answer that it could use. Try again later, or choose another endpoint above.',
        },
        {provider},
      );
    default:
      return undefined;
  }
}

/** What the status of a provider's answer says, whatever its message is. */
function providerText({
  host,
  status,
  message,
}: Extract<Failure, {kind: 'refused'}>): string | undefined {
  if (status === 429) {
    return translate(
      {
        message:
          '{host} wants fewer requests (HTTP 429). Wait for some minutes and try again.',
      },
      {host},
    );
  }
  if (status >= 500) {
    return translate(
      {
        message:
          '{host} has a fault of its own (HTTP {status}). Try again later. Its words: {message}',
      },
      {host, status, message},
    );
  }
  return undefined;
}

function unreadableText({
  host,
  status,
  what,
}: Extract<Failure, {kind: 'unreadable'}>): string {
  return {
    page: translate(
      {
        message:
          '{host} answered with a web page (HTTP {status}) where data was expected. A sign-in page of your network, a firewall or a maintenance page stands in between. Try again later, or from another network.',
      },
      {host, status},
    ),
    empty: translate(
      {
        message:
          '{host} answered with nothing (HTTP {status}). Try again later.',
      },
      {host, status},
    ),
    broken: translate(
      {
        message:
          'The answer of {host} (HTTP {status}) cannot be read. Try again later.',
      },
      {host, status},
    ),
  }[what];
}

export function refusalText(reason: Refusal): string {
  return {
    unknown: translate({
      message:
        'This tab did not start a sign-in that fits, or it was used already. A sign-in ends in the browser tab where it began, on the same device. Nothing was sent. If you came here by a link from somebody else, leave this page.',
    }),
    missingState: translate({
      message:
        'The provider did not return the state that this page sent, so the answer cannot be trusted. Nothing was sent.',
    }),
    wrongState: translate({
      message:
        'The state in the answer is not the one that this page sent to the provider. Somebody may be trying to sign you in to another account. Nothing was sent.',
    }),
    expired: translate({
      message:
        'More than 10 minutes have passed since you started, so the answer is no longer used. Nothing was sent.',
    }),
    clock: translate({
      message:
        'The clock of your device was set back after you started, so the age of the answer is not known. Check the time of the device and start again. Nothing was sent.',
    }),
    malformed: translate({
      message:
        'The address of this page is not one that the provider makes. Nothing was sent.',
    }),
  }[reason];
}

/** Why a sign-in cannot start. */
export function startProblemText(reason: StartProblem): string {
  return {
    storage: translate({
      message:
        'Your browser does not let this page remember the sign-in until you come back. Allow storage for this site, or use a window that is not private. Nothing was sent.',
    }),
    crypto: translate({
      message:
        'Your browser protects a sign-in only on https:// and on localhost. Open this page under such an address. Nothing was sent.',
    }),
    noApp: translate({
      message:
        'The token service has no app of its own for this provider. Choose your own app.',
    }),
  }[reason];
}

export function sharepointText(reason: SharepointRefusal): string {
  return {
    empty: translate({message: 'Enter the address.'}),
    notHttps: translate({message: 'The address must begin with https://.'}),
    notSharepoint: translate({
      message:
        'This is not a SharePoint host. The address must look like https://contoso.sharepoint.com/… or https://contoso-my.sharepoint.com/…; personal OneDrive has no such address.',
    }),
    noPath: translate({
      message:
        'The address ends too early: it names no site (/sites/…) and no account (/personal/…). Open the site or the drive in a browser and copy the whole address.',
    }),
    broken: translate({
      message:
        'The address has characters that a site or an account cannot have. Copy it from the browser again.',
    }),
  }[reason];
}

/** What a host is contacted for. */
export const purposes = {
  clients: () => translate({message: 'Says the client ID of its app'}),
  signIn: () => translate({message: 'You sign in and consent there'}),
  exchange: () => translate({message: 'Exchanges the code for tokens'}),
  terminal: () =>
    translate({message: 'You exchange the code there, in your own terminal'}),
  qrStart: () => translate({message: 'Gives the content of the QR code'}),
  qrStatus: () =>
    translate({message: 'Says whether you have scanned it, every 2 seconds'}),
  smsStart: () => translate({message: 'Has the text message sent'}),
  smsLogin: () => translate({message: 'Signs in and gets the tokens'}),
  refresh: () => translate({message: 'Gives a new access token'}),
  albums: () => translate({message: 'Lists your albums'}),
  site: () => translate({message: 'Finds the ID of the site'}),
};
