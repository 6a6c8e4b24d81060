import {translate} from '@docusaurus/Translate';
import {proxyTitles} from '../proxyOptions';
import type {BrokenFile} from './directives';
import type {LintRule} from './finding';
import type {Format} from './formats';

/** The directive by which each proxy passes requests on, and the one that reads another file. */
const directives: Readonly<
  Record<Exclude<Format, 'traefik'>, {pass: string; include: string}>
> = {
  nginx: {pass: 'proxy_pass', include: 'include'},
  caddy: {pass: 'reverse_proxy', include: 'import'},
  apache: {pass: 'ProxyPass', include: 'Include'},
};

function noProxyText(format: Format): string {
  return format === 'traefik'
    ? translate({
        id: 'proxyLinter.noProxy.traefik',
        message:
          'No router and no entry point was found. Paste the Compose file with the labels of AList, or the files with entry points and routers.',
        description: 'A finding about a configuration of Traefik',
      })
    : translate(
        {
          id: 'proxyLinter.noProxy',
          message:
            'No {pass} was found. Paste the part with the site of AList; {include} is not followed.',
          description:
            'A finding about a configuration; the parts in braces are directives',
        },
        directives[format],
      );
}

/** What goes wrong because of a line. */
export function ruleText(rule: LintRule, format: Format): string {
  const proxy = proxyTitles[format];
  const texts: Record<LintRule, () => string> = {
    noProxy: () => noProxyText(format),
    pathCut: () =>
      format === 'nginx'
        ? translate({
            id: 'proxyLinter.pathCut',
            message:
              'proxy_pass has a path. nginx then replaces the path and decodes it, so a sub-path is cut off and special characters can change.',
            description: 'A finding about a configuration of nginx',
          })
        : translate({
            id: 'proxyLinter.pathChanged',
            message:
              'The path is cut off or changed here. AList needs it as visitors send it, with the sub-path.',
            description: 'A finding about the configuration of a proxy',
          }),
    slashMismatch: () =>
      translate({
        id: 'proxyLinter.slashMismatch',
        message:
          'Only one of path and address ends in a slash, so port and path run together or a slash is doubled.',
        description: 'A finding about a configuration of Apache',
      }),
    encodedSlash: () =>
      translate({
        id: 'proxyLinter.encodedSlash',
        message: 'Apache answers 404 to an address with an encoded slash.',
        description: 'A finding about a configuration of Apache',
      }),
    nocanon: () =>
      translate({
        id: 'proxyLinter.nocanon',
        message:
          'Without nocanon, Apache rewrites special characters in addresses, so some files are not found.',
        description: 'A finding about a configuration of Apache',
      }),
    host: () =>
      translate({
        id: 'proxyLinter.host',
        message:
          'AList does not learn the host that visitors use. WebDAV clients cannot rename or move (502), and links can be wrong unless site_url is set.',
        description: 'A finding about the configuration of a proxy',
      }),
    hostPort: () =>
      translate({
        id: 'proxyLinter.hostPort',
        message: '$host has no port, so links lead to the wrong one.',
        description: 'A finding about a configuration of nginx',
      }),
    forwardedProto: () =>
      translate({
        id: 'proxyLinter.forwardedProto',
        message:
          'AList does not learn that visitors come by HTTPS and writes http:// into links, unless site_url is set.',
        description: 'A finding about the configuration of a proxy',
      }),
    forwardedFor: () =>
      translate({
        id: 'proxyLinter.forwardedFor',
        message:
          'AList sees every visitor with the address of the proxy: failed sign-ins of one lock out all.',
        description: 'A finding about the configuration of a proxy',
      }),
    forgedFor: () =>
      translate({
        id: 'proxyLinter.forgedFor',
        message:
          'Visitors can choose the address that AList sees, so nobody is locked out who guesses passwords.',
        description: 'A finding about the configuration of a proxy',
      }),
    rangeDropped: () =>
      translate({
        id: 'proxyLinter.rangeDropped',
        message:
          'The header Range is emptied: players cannot jump, and downloads cannot be resumed.',
        description: 'A finding about the configuration of a proxy',
      }),
    authorizationDropped: () =>
      translate({
        id: 'proxyLinter.authorizationDropped',
        message:
          'The header Authorization is removed or replaced, so the token of a visitor does not arrive.',
        description: 'A finding about the configuration of a proxy',
      }),
    basicAuth: () =>
      translate(
        {
          id: 'proxyLinter.basicAuth',
          message:
            'A password of {proxy} and the token of AList need the same header: signing in and WebDAV fail.',
          description: 'A finding about the configuration of a proxy',
        },
        {proxy},
      ),
    bodySize: () =>
      translate({
        id: 'proxyLinter.bodySize',
        message: 'nginx refuses uploads of more than 1 MB (error 413).',
        description: 'A finding about a configuration of nginx',
      }),
    smallLimit: () =>
      translate(
        {
          id: 'proxyLinter.smallLimit',
          message:
            '{proxy} refuses uploads of more than a few megabytes here (error 413).',
          description: 'A finding about the configuration of a proxy',
        },
        {proxy},
      ),
    requestBuffering: () =>
      translate(
        {
          id: 'proxyLinter.requestBuffering',
          message:
            '{proxy} stores each upload itself before it passes it on, which takes space and makes big uploads fail.',
          description: 'A finding about the configuration of a proxy',
        },
        {proxy},
      ),
    tempFile: () =>
      format === 'nginx'
        ? translate({
            id: 'proxyLinter.tempFile',
            message:
              'nginx buffers up to 1 GB of a download on its disk and fetches it from the storage ahead of the visitor.',
            description: 'A finding about a configuration of nginx',
          })
        : translate(
            {
              id: 'proxyLinter.responseBuffer',
              message:
                '{proxy} keeps answers in memory before it passes them on.',
              description: 'A finding about the configuration of a proxy',
            },
            {proxy},
          ),
    readTimeout: () =>
      translate(
        {
          id: 'proxyLinter.readTimeout',
          message:
            '{proxy} gives up after 60 seconds or less, too early for slow storages (error 504).',
          description: 'A finding about the configuration of a proxy',
        },
        {proxy},
      ),
    uploadTimeout: () =>
      format === 'traefik'
        ? translate({
            id: 'proxyLinter.uploadTimeout.traefik',
            message:
              'From version 3 on, Traefik ends a request that takes longer than 60 seconds to arrive, so big uploads break off.',
            description: 'A finding about a configuration of Traefik',
          })
        : translate(
            {
              id: 'proxyLinter.uploadTimeout',
              message:
                '{proxy} ends requests that take long to arrive, so big uploads break off.',
              description: 'A finding about the configuration of a proxy',
            },
            {proxy},
          ),
    cache: () =>
      translate(
        {
          id: 'proxyLinter.cache',
          message:
            '{proxy} caches what AList answers: visitors get answers about other accounts, and Range is lost.',
          description: 'A finding about the configuration of a proxy',
        },
        {proxy},
      ),
    expires: () =>
      translate({
        id: 'proxyLinter.expires',
        message:
          'Browsers keep answers of the interface, so lists are old and sign-ins seem to fail.',
        description: 'A finding about the configuration of a proxy',
      }),
    cors: () =>
      translate({
        id: 'proxyLinter.cors',
        message:
          'AList sets Access-Control-Allow-Origin itself. Sent twice, browsers refuse the answer.',
        description: 'A finding about the configuration of a proxy',
      }),
    methods: () =>
      translate({
        id: 'proxyLinter.methods',
        message:
          'Methods are refused or changed here. WebDAV needs PROPFIND, MKCOL, MOVE, LOCK and others, web apps need OPTIONS.',
        description: 'A finding about the configuration of a proxy',
      }),
    dav: () =>
      translate(
        {
          id: 'proxyLinter.dav',
          message:
            '{proxy} answers WebDAV itself here, so the requests do not reach AList.',
          description: 'A finding about the configuration of a proxy',
        },
        {proxy},
      ),
    compression: () =>
      translate(
        {
          id: 'proxyLinter.compression',
          message:
            '{proxy} compresses downloads too: their size is unknown, and they cannot be resumed.',
          description: 'A finding about the configuration of a proxy',
        },
        {proxy},
      ),
    extensions: () =>
      translate({
        id: 'proxyLinter.extensions',
        message:
          'Files with such endings are taken away from AList here: its page stays white, and downloads fail.',
        description: 'A finding about the configuration of a proxy',
      }),
  };
  return texts[rule]();
}

/** Why a text cannot be read. */
export function brokenText({line, reason}: BrokenFile): string {
  const texts = {
    open: () =>
      translate(
        {
          id: 'proxyLinter.broken.open',
          message: 'The block that begins in line {line} is not closed.',
          description: 'Why the configuration of a proxy cannot be read',
        },
        {line},
      ),
    close: () =>
      translate(
        {
          id: 'proxyLinter.broken.close',
          message: 'Line {line} closes a block that is not open.',
          description: 'Why the configuration of a proxy cannot be read',
        },
        {line},
      ),
    end: () =>
      translate(
        {
          id: 'proxyLinter.broken.end',
          message: 'A semicolon is missing after line {line}.',
          description: 'Why a configuration of nginx cannot be read',
        },
        {line},
      ),
    quote: () =>
      translate(
        {
          id: 'proxyLinter.broken.quote',
          message: 'A quotation mark in line {line} is not closed.',
          description: 'Why the configuration of a proxy cannot be read',
        },
        {line},
      ),
    deep: () =>
      translate(
        {
          id: 'proxyLinter.broken.deep',
          message: 'Line {line} begins a block inside too many others.',
          description: 'Why the configuration of a proxy cannot be read',
        },
        {line},
      ),
    syntax: () =>
      translate(
        {
          id: 'proxyLinter.broken.syntax',
          message: 'Line {line} is not valid YAML or TOML.',
          description: 'Why a configuration of Traefik cannot be read',
        },
        {line},
      ),
  };
  return texts[reason]();
}
