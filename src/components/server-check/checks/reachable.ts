import {translate} from '@docusaurus/Translate';
import {inOneLine} from '../../../lib/punctuation';
import {REQUEST_TIMEOUT, type Observations} from '../fetching/observation';
import type {Target} from '../fetching/requests';
import {isMixedContent} from '../serverAddress';
import type {Check, Finding} from './check';
import {curlCommand, isUnreachable, redirectsNowhere} from './networkProblems';
import {pages} from './pages';

function leadsNowhere(address: string): Finding {
  return {
    certainty: 'likely',
    saw: translate({
      id: 'serverCheck.redirectsNowhere.saw',
      message:
        'The server redirects requests, and no answer came from where it redirects to.',
      description: 'What a check of a server saw',
    }),
    means: translate({
      id: 'serverCheck.redirectsNowhere.means',
      message:
        'One of these: the redirect leads in a circle, its target does not answer or has no trusted certificate, or it leads from HTTPS to HTTP.',
      description: 'What a finding about a server means',
    }),
    remedy: translate({
      id: 'serverCheck.redirectsNowhere.remedy',
      message:
        'Open the address in a new tab: the browser names the cause there. Or run this in a terminal; the line Location shows where the redirect leads:',
      description: 'What to do; a command follows',
    }),
    details: [curlCommand(address)],
    facts: {reached: false, redirected: true},
  };
}

/** An HTTP server in the reader's own network, while this page came over HTTPS: the browser does not say which of its rules it followed. */
function blockedAtHome({server: {host, address}}: Target): Finding {
  return {
    certainty: 'likely',
    saw: translate(
      {
        id: 'serverCheck.mixed.saw',
        message:
          'This page was loaded over HTTPS, {host} is requested over HTTP, and no response came.',
        description: 'What a check of a server saw',
      },
      {host},
    ),
    means: translate({
      id: 'serverCheck.mixedAtHome.means',
      message:
        'One of these: the browser has no permission for your local network, it blocks every HTTP request of an HTTPS page (mixed content), or AList does not answer.',
      description: 'What a finding about a server means',
    }),
    remedy: translate({
      id: 'serverCheck.mixedAtHome.remedy',
      message:
        'Allow access to the local network in the settings of this site, left of the address bar, if your browser offers that, then check again. Otherwise run this in a terminal; the answer of a server that works ends in “pong”:',
      description: 'What to do; a command follows',
    }),
    details: [curlCommand(address)],
    facts: {mixedContent: true, isPrivate: true},
  };
}

/** The longest that a request waited, in seconds. */
function waited({reach, ping}: Observations): number {
  const times = [reach, ping].map((observation) =>
    observation?.kind === 'timeout'
      ? (observation.after ?? REQUEST_TIMEOUT)
      : 0,
  );
  return Math.max(...times) / 1000;
}

/** A permission of the browser that may be missing: by its name, a server is not always known to be in the reader's network. */
function permissionReasons({server, localNetwork}: Target): string[] {
  return localNetwork === 'denied' ||
    (server.isPrivate && localNetwork === 'prompt')
    ? [
        translate({
          id: 'serverCheck.unreachable.permission',
          message:
            'Or the server is in your own network, and the browser has no permission for requests from this site to it: allow that in the settings of this site, left of the address bar.',
          description: 'What a finding about a server means',
        }),
      ]
    : [];
}

/** Whether an answer came at all. Why none came is the matter of other checks where a page can know. */
export const reachable: Check = {
  id: 'reachable',
  title: () =>
    translate({
      id: 'serverCheck.reachable',
      message: 'Is it reachable?',
      description: 'Name of a check of a server',
    }),
  needs: ['reach'],
  evaluate: (seen, target): Finding | undefined => {
    const {server, pageProtocol, localNetwork} = target;
    const {host, address} = server;
    if (redirectsNowhere(seen)) {
      return leadsNowhere(address);
    }
    if (!isUnreachable(seen)) {
      return {
        certainty: 'fine',
        saw: translate(
          {
            id: 'serverCheck.reachable.fine.saw',
            message: '{host} answers.',
            description: 'What a check of a server saw',
          },
          {host},
        ),
        means: translate({
          id: 'serverCheck.reachable.fine.means',
          message: 'Name, port and certificate are right for this browser.',
          description: 'What a finding about a server means',
        }),
        facts: {reached: true},
      };
    }
    const kinds = [seen.reach?.kind, seen.ping?.kind];
    if (kinds.includes('offline')) {
      return {
        certainty: 'certain',
        saw: translate({
          id: 'serverCheck.offline.saw',
          message: 'The browser says that this device is offline.',
          description: 'What a check of a server saw',
        }),
        means: translate({
          id: 'serverCheck.offline.means',
          message: 'Nothing can be said about the server.',
          description: 'What a finding about a server means',
        }),
        remedy: translate({
          id: 'serverCheck.offline.remedy',
          message: 'Connect the device and check again.',
          description: 'What to do about a finding about a server',
        }),
        facts: {offline: true},
      };
    }
    if (server.isPrivate && localNetwork === 'denied') {
      return {
        certainty: 'certain',
        saw: translate(
          {
            id: 'serverCheck.localNetwork.saw',
            message:
              '{host} is in your own network, and the browser does not let this site send requests there.',
            description: 'What a check of a server saw',
          },
          {host},
        ),
        means: translate({
          id: 'serverCheck.localNetwork.means',
          message: 'The request never left the browser.',
          description: 'What a finding about a server means',
        }),
        remedy: translate({
          id: 'serverCheck.localNetwork.remedy',
          message:
            'Allow access to the local network in the settings of this site, left of the address bar, then check again.',
          description: 'What to do about a finding about a server',
        }),
        facts: {localNetwork: 'denied'},
      };
    }
    const isMixed = isMixedContent(server, pageProtocol);
    if (isMixed && server.isPrivate && localNetwork !== 'granted') {
      return blockedAtHome(target);
    }
    if (isMixed && !server.isPrivate) {
      return {
        certainty: 'certain',
        saw: translate(
          {
            id: 'serverCheck.mixed.saw',
            message:
              'This page was loaded over HTTPS, {host} is requested over HTTP, and no response came.',
            description: 'What a check of a server saw',
          },
          {host},
        ),
        means: translate({
          id: 'serverCheck.mixed.means',
          message:
            'Browsers block such requests (mixed content), so the server may well be running.',
          description: 'What a finding about a server means',
        }),
        remedy: translate({
          id: 'serverCheck.mixed.remedy',
          message:
            'Check the HTTPS address of the server if it has one. Otherwise run this in a terminal; the answer of a server that works ends in “pong”:',
          description: 'What to do; a command follows',
        }),
        details: [curlCommand(address)],
        facts: {mixedContent: true},
        page: pages.https,
      };
    }
    const isSlow = kinds.includes('timeout');
    const means = isSlow
      ? translate({
          id: 'serverCheck.unreachable.timeout.means',
          message:
            'A firewall drops the requests, the port is not forwarded, or the server hangs.',
          description: 'What a finding about a server means',
        })
      : server.isSecure
        ? translate({
            id: 'serverCheck.unreachable.secure',
            message:
              'One of these: AList is not running, the name or the port is wrong, nothing speaks HTTPS at this port, the certificate is not trusted, or a redirect leads in a circle or to an address that does not answer.',
            description: 'What a finding about a server means',
          })
        : translate({
            id: 'serverCheck.unreachable.means',
            message:
              'One of these: AList is not running, the name or the port is wrong, it listens only on its own machine, the port speaks HTTPS, or a redirect leads in a circle or to an address that does not answer.',
            description: 'What a finding about a server means',
          });
    return {
      certainty: 'likely',
      saw: isSlow
        ? translate(
            {
              id: 'serverCheck.unreachable.timeout',
              message: '{host} did not answer within {seconds} seconds.',
              description: 'What a check of a server saw',
            },
            {host, seconds: waited(seen)},
          )
        : translate(
            {
              id: 'serverCheck.unreachable.saw',
              message:
                'No answer from {host} could be read. Browsers do not say why.',
              description: 'What a check of a server saw',
            },
            {host},
          ),
      means: inOneLine([means, ...permissionReasons(target)]),
      remedy: translate({
        id: 'serverCheck.unreachable.remedy',
        message:
          'Open the address in a new tab: the browser names the cause there. Or run this in a terminal:',
        description: 'What to do; a command follows',
      }),
      details: [curlCommand(address)],
      facts: {reached: false, timeout: isSlow},
    };
  },
  page: pages.proxyTroubles,
};
