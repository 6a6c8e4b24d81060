import {translate} from '@docusaurus/Translate';
import {textAt} from './answers';
import type {Failure} from './requestResult';
import type {Outcome} from '../../lib/browser/timedRequest';
import type {SharepointRefusal} from './sharepoint';
import type {Refusal} from './signIn';
import type {TokenServiceErrorCode} from '../../lib/tokenService';

/** How a request in the log ended. */
export function outcomeText(
  outcome: Outcome | undefined,
  duration = 0,
): string {
  switch (outcome?.kind) {
    case undefined:
      return translate({
        id: 'tools.outcome.running',
        message: 'Under way',
        description: 'A request that has not ended',
      });
    case 'answered':
      return `HTTP ${outcome.status}, ${duration} ms`;
    case 'timeout':
      return translate({
        id: 'tools.outcome.timeout',
        message: 'No answer within 15 seconds',
        description: 'How a request ended',
      });
    case 'offline':
      return translate({
        id: 'tools.outcome.offline',
        message: 'Offline',
        description: 'How a request ended',
      });
    case 'blocked':
      return translate({
        id: 'tools.outcome.blocked',
        message: 'Not let through',
        description: 'How a request ended',
      });
    case 'cancelled':
      return translate({
        id: 'tools.outcome.cancelled',
        message: 'Cancelled',
        description: 'How a request ended',
      });
  }
}

/** What happened, why if known, and what to do. */
export function failureText(failure: Failure): string {
  const {host} = failure;
  switch (failure.kind) {
    case 'timeout':
      return translate(
        {
          id: 'tools.failure.timeout',
          message:
            '{host} did not answer within 15 seconds. Try again, or choose another endpoint above.',
          description: 'Why a request failed, and what to do',
        },
        {host},
      );
    case 'offline':
      return translate(
        {
          id: 'tools.failure.offline',
          message:
            'Your device is offline, so {host} was not reached. Connect and try again.',
          description: 'Why a request failed, and what to do',
        },
        {host},
      );
    case 'blocked':
      return translate(
        {
          id: 'tools.failure.blocked',
          message:
            'The browser could not get an answer from {host}. The host is down, it does not allow this site, or your network, a proxy or a browser extension blocks it. Try again, use another network, or choose another endpoint above.',
          description: 'Why a request failed, and what to do',
        },
        {host},
      );
    case 'refused':
      return (
        serviceText(failure) ??
        providerText(failure) ??
        translate(
          {
            id: 'tools.failure.refused',
            message: '{host} refused (HTTP {status}). Its words: {message}',
            description: 'Why a request failed; message comes from the host',
          },
          {host, status: failure.status, message: failure.message},
        )
      );
    case 'unreadable':
      return unreadableText(failure);
    case 'incomplete':
      return translate(
        {
          id: 'tools.failure.incomplete',
          message:
            '{host} answered (HTTP {status}), but without the token. Start again, and accept everything the provider asks for.',
          description: 'Why a request failed, and what to do',
        },
        {host, status: failure.status},
      );
  }
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
          id: 'tools.service.noApp',
          message:
            'The token service at {host} has no app of its own for this provider. Enter your own app, or choose another endpoint above.',
          description: 'What the token service says',
        },
        {host},
      );
    case 'origin_not_allowed':
      return translate(
        {
          id: 'tools.service.origin',
          message:
            'The token service at {host} does not work for this site. Choose another endpoint above.',
          description: 'What the token service says',
        },
        {host},
      );
    case 'rate_limited':
    case 'provider_rate_limited':
      return translate({
        id: 'tools.service.busy',
        message:
          'Too many requests in a short time. Wait for some minutes and try again.',
        description: 'What the token service says',
      });
    case 'upstream_unreachable':
    case 'upstream_timeout':
    case 'upstream_error':
    case 'upstream_invalid':
      return translate(
        {
          id: 'tools.service.upstream',
          message:
            'The token service works, but {provider} gave it no answer that it could use. Try again later, or choose another endpoint above.',
          description: 'What the token service says of a provider',
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
        id: 'tools.failure.tooMany',
        message:
          '{host} wants fewer requests (HTTP 429). Wait for some minutes and try again.',
        description: 'Why a request failed, and what to do',
      },
      {host},
    );
  }
  if (status >= 500) {
    return translate(
      {
        id: 'tools.failure.down',
        message:
          '{host} has a fault of its own (HTTP {status}). Try again later. Its words: {message}',
        description: 'Why a request failed, and what to do',
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
  switch (what) {
    case 'page':
      return translate(
        {
          id: 'tools.failure.page',
          message:
            '{host} answered with a web page (HTTP {status}) where data was expected. A sign-in page of your network, a firewall or a maintenance page stands in between. Try again later, or from another network.',
          description: 'Why a request failed, and what to do',
        },
        {host, status},
      );
    case 'empty':
      return translate(
        {
          id: 'tools.failure.empty',
          message:
            '{host} answered with nothing (HTTP {status}). Try again later.',
          description: 'Why a request failed, and what to do',
        },
        {host, status},
      );
    case 'broken':
      return translate(
        {
          id: 'tools.failure.broken',
          message:
            'The answer of {host} (HTTP {status}) cannot be read. Try again later.',
          description: 'Why a request failed, and what to do',
        },
        {host, status},
      );
  }
}

/** Why a callback is refused. */
export function refusalText(reason: Refusal): string {
  switch (reason) {
    case 'unknown':
      return translate({
        id: 'tools.refusal.unknown',
        message:
          'This tab did not start a sign-in that fits, or it was used already. A sign-in ends in the browser tab where it began, on the same device. Nothing was sent. If you came here by a link from somebody else, leave this page.',
        description: 'Why a callback page does not go on',
      });
    case 'missingState':
      return translate({
        id: 'tools.refusal.missing',
        message:
          'The provider did not return the state that this page sent, so the answer cannot be trusted. Nothing was sent.',
        description: 'Why a callback page does not go on',
      });
    case 'wrongState':
      return translate({
        id: 'tools.refusal.wrong',
        message:
          'The state in the answer is not the one that this page sent to the provider. Somebody may be trying to sign you in to another account. Nothing was sent.',
        description: 'Why a callback page does not go on',
      });
    case 'expired':
      return translate({
        id: 'tools.refusal.expired',
        message:
          'More than 10 minutes have passed since you started, so the answer is no longer used. Nothing was sent.',
        description: 'Why a callback page does not go on',
      });
    case 'clock':
      return translate({
        id: 'tools.refusal.clock',
        message:
          'The clock of your device was set back after you started, so the age of the answer is not known. Check the time of the device and start again. Nothing was sent.',
        description: 'Why a callback page does not go on',
      });
    case 'malformed':
      return translate({
        id: 'tools.refusal.malformed',
        message:
          'The address of this page is not one that the provider makes. Nothing was sent.',
        description: 'Why a callback page does not go on',
      });
  }
}

/** Why an address is refused. */
export function sharepointText(reason: SharepointRefusal): string {
  switch (reason) {
    case 'empty':
      return translate({
        id: 'tools.sharepoint.empty',
        message: 'Enter the address.',
        description: 'Why an address is refused',
      });
    case 'notHttps':
      return translate({
        id: 'tools.sharepoint.notHttps',
        message: 'The address must begin with https://.',
        description: 'Why an address is refused',
      });
    case 'notSharepoint':
      return translate({
        id: 'tools.sharepoint.otherHost',
        message:
          'This is not a SharePoint host. The address must look like https://contoso.sharepoint.com/… or https://contoso-my.sharepoint.com/…; personal OneDrive has no such address.',
        description: 'Why an address is refused',
      });
    case 'noPath':
      return translate({
        id: 'tools.sharepoint.noPath',
        message:
          'The address ends too early: it names no site (/sites/…) and no account (/personal/…). Open the site or the drive in a browser and copy the whole address.',
        description: 'Why an address is refused',
      });
    case 'broken':
      return translate({
        id: 'tools.sharepoint.broken',
        message:
          'The address has characters that a site or an account cannot have. Copy it from the browser again.',
        description: 'Why an address is refused',
      });
  }
}

/** What a host is contacted for. */
export const purposes = {
  clients: () =>
    translate({
      id: 'tools.purpose.clients',
      message: 'Says the client ID of its app',
      description: 'What a host is contacted for',
    }),
  signIn: () =>
    translate({
      id: 'tools.purpose.signIn',
      message: 'You sign in and consent there',
      description: 'What a host is contacted for',
    }),
  exchange: () =>
    translate({
      id: 'tools.purpose.exchange',
      message: 'Exchanges the code for tokens',
      description: 'What a host is contacted for',
    }),
  terminal: () =>
    translate({
      id: 'tools.purpose.terminal',
      message: 'You exchange the code there, in your own terminal',
      description: 'What a host is contacted for',
    }),
  qrStart: () =>
    translate({
      id: 'tools.purpose.qrStart',
      message: 'Gives the content of the QR code',
      description: 'What a host is contacted for',
    }),
  qrStatus: () =>
    translate({
      id: 'tools.purpose.qrStatus',
      message: 'Says whether you have scanned it, every 2 seconds',
      description: 'What a host is contacted for',
    }),
  smsStart: () =>
    translate({
      id: 'tools.purpose.smsStart',
      message: 'Has the text message sent',
      description: 'What a host is contacted for',
    }),
  smsLogin: () =>
    translate({
      id: 'tools.purpose.smsLogin',
      message: 'Signs in and gets the tokens',
      description: 'What a host is contacted for',
    }),
  refresh: () =>
    translate({
      id: 'tools.purpose.refresh',
      message: 'Gives a new access token',
      description: 'What a host is contacted for',
    }),
  albums: () =>
    translate({
      id: 'tools.purpose.albums',
      message: 'Lists your albums',
      description: 'What a host is contacted for',
    }),
  site: () =>
    translate({
      id: 'tools.purpose.site',
      message: 'Finds the ID of the site',
      description: 'What a host is contacted for',
    }),
};
