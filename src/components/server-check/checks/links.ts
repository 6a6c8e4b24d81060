import {translate} from '@docusaurus/Translate';
import {inOneLine} from '../../../lib/punctuation';
import {parseUrl} from '../../../lib/parseUrl';
import {answerOf, dataOf} from '../fetching/observation';
import {encodedPath} from '../fetching/requests';
import type {Check, Finding} from './check';
import {pages} from './pages';
import {basePathIn} from './subPath';

interface LinkBase {
  origin: string;
  protocol: string;
  hostname: string;
  port: string;
  path: string;
}

/** Where a download link of AList itself begins; `undefined` for a link to a storage. */
export function linkBase(rawUrl: string, file: string): LinkBase | undefined {
  const url = parseUrl(rawUrl);
  const name = encodedPath(file).split('/').at(-1) ?? '';
  const [, path] = /^(.*?)\/[pd]\/.+$/.exec(url?.pathname ?? '') ?? [];
  if (
    url === undefined ||
    path === undefined ||
    !/^https?:$/.test(url.protocol) ||
    !decodeURIComponent(url.pathname).endsWith(decodeURIComponent(name))
  ) {
    return undefined;
  }
  const {origin, protocol, hostname, port} = url;
  return {origin, protocol, hostname, port, path};
}

function schemeReason(protocol: string): string {
  return protocol === 'http:'
    ? translate({
        id: 'serverCheck.links.scheme',
        message:
          'The scheme differs: browsers block HTTP links on HTTPS pages, so previews and downloads fail.',
        description: 'What a finding about a server means',
      })
    : translate({
        id: 'serverCheck.links.schemeSecure',
        message:
          'The scheme differs: the links lead to HTTPS, and fail if nothing speaks HTTPS there.',
        description: 'What a finding about a server means',
      });
}

/** Every part that differs, one sentence each. */
function reasonsOf(base: LinkBase, address: URL, path: string): string {
  const isOtherScheme = base.protocol !== address.protocol;
  const reasons = [
    ...(isOtherScheme ? [schemeReason(base.protocol)] : []),
    ...(base.hostname === address.hostname
      ? []
      : [
          translate({
            id: 'serverCheck.links.host',
            message:
              'The host differs: the links lead to a name that visitors may not reach.',
            description: 'What a finding about a server means',
          }),
        ]),
    ...(base.port === address.port
      ? []
      : [
          translate({
            id: 'serverCheck.links.port',
            message:
              'The port differs: the links lead to a port that is not yours.',
            description: 'What a finding about a server means',
          }),
        ]),
    ...(base.path === path
      ? []
      : [
          translate({
            id: 'serverCheck.links.path',
            message: 'The sub-path differs: the links lead past AList.',
            description: 'What a finding about a server means',
          }),
        ]),
  ];
  return inOneLine(reasons);
}

/** Where the link to a file of AList itself begins. */
export function ownLink(rawUrl: string, file: string): LinkBase | undefined {
  try {
    return linkBase(rawUrl, file);
  } catch {
    // Percent signs that encode nothing.
    return undefined;
  }
}

/** The address that AList writes into links to its own downloads. */
export const links: Check = {
  id: 'links',
  title: () =>
    translate({
      id: 'serverCheck.links',
      message: 'Do its links have the right address?',
      description: 'Name of a check of a server',
    }),
  needs: ['file'],
  evaluate: (seen, {server, file}): Finding | undefined => {
    const rawUrl = dataOf(seen, 'file')?.raw_url;
    const base = rawUrl === undefined ? undefined : ownLink(rawUrl, file);
    if (base === undefined) {
      return undefined;
    }
    const basePath = basePathIn(answerOf(seen, 'page')?.text ?? '');
    if (
      base.origin === server.origin &&
      base.path !== server.path &&
      basePath !== undefined &&
      basePath !== server.path
    ) {
      // The check of the sub-path names the cause.
      return undefined;
    }
    const written = `${base.origin}${base.path}`.slice(0, 300);
    return written === server.address
      ? {
          certainty: 'fine',
          saw: translate(
            {
              id: 'serverCheck.links.fine.saw',
              message: 'Links to files begin with {address}.',
              description: 'What a check of a server saw',
            },
            {address: written},
          ),
          means: translate({
            id: 'serverCheck.links.fine.means',
            message: 'Scheme, host, port and sub-path are right.',
            description: 'What a finding about a server means',
          }),
          facts: {linksMatch: true},
        }
      : {
          certainty: 'certain',
          saw: translate(
            {
              id: 'serverCheck.links.saw',
              message:
                'Links to files begin with {written}, but the address is {address}.',
              description: 'What a check of a server saw',
            },
            {written, address: server.address},
          ),
          means: reasonsOf(base, new URL(server.address), server.path),
          remedy: translate({
            id: 'serverCheck.links.remedy',
            message:
              'Set site_url in config.json to the address that visitors use. Or leave it empty and let the proxy pass on Host with its port, and X-Forwarded-Proto.',
            description: 'What to do about a finding about a server',
          }),
          facts: {
            linksMatch: false,
            scheme: base.protocol === new URL(server.address).protocol,
            host: base.hostname === server.hostname,
            port: base.port === new URL(server.address).port,
            path: base.path === server.path,
          },
        };
  },
  page: pages.siteUrl,
};
