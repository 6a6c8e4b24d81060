import {translate} from '@docusaurus/Translate';
import type {ParsedFile} from './nginxBlocks';
import type {NginxRule} from './nginxRules';

/** What goes wrong because of a line. */
export function ruleText(rule: NginxRule): string {
  const texts: Record<NginxRule, () => string> = {
    noProxy: () =>
      translate({
        id: 'proxyLinter.noProxy',
        message:
          'No location with proxy_pass was found. Paste the file with the server block of AList; include is not followed.',
        description: 'A finding about a configuration of nginx',
      }),
    pathCut: () =>
      translate({
        id: 'proxyLinter.pathCut',
        message:
          'proxy_pass has a path. nginx then replaces the path and decodes it, so a sub-path is cut off and special characters can change.',
        description: 'A finding about a configuration of nginx',
      }),
    host: () =>
      translate({
        id: 'proxyLinter.host',
        message:
          'AList does not learn the host that visitors use and writes the one of proxy_pass into links, unless site_url is set.',
        description: 'A finding about a configuration of nginx',
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
        description: 'A finding about a configuration of nginx',
      }),
    forwardedFor: () =>
      translate({
        id: 'proxyLinter.forwardedFor',
        message:
          'AList sees every visitor with the address of the proxy: failed sign-ins of one lock out all.',
        description: 'A finding about a configuration of nginx',
      }),
    rangeDropped: () =>
      translate({
        id: 'proxyLinter.rangeDropped',
        message:
          'The header Range is emptied: players cannot jump, and downloads cannot be resumed.',
        description: 'A finding about a configuration of nginx',
      }),
    authorizationDropped: () =>
      translate({
        id: 'proxyLinter.authorizationDropped',
        message:
          'The header Authorization is replaced, so the token of a visitor does not arrive. Remove the line.',
        description: 'A finding about a configuration of nginx',
      }),
    basicAuth: () =>
      translate({
        id: 'proxyLinter.basicAuth',
        message:
          'A password of nginx and the token of AList need the same header: signing in and WebDAV fail.',
        description: 'A finding about a configuration of nginx',
      }),
    bodySize: () =>
      translate({
        id: 'proxyLinter.bodySize',
        message: 'nginx refuses uploads of more than 1 MB (error 413).',
        description: 'A finding about a configuration of nginx',
      }),
    requestBuffering: () =>
      translate({
        id: 'proxyLinter.requestBuffering',
        message:
          'nginx writes each upload to its own disk first, which takes space and makes big uploads fail.',
        description: 'A finding about a configuration of nginx',
      }),
    tempFile: () =>
      translate({
        id: 'proxyLinter.tempFile',
        message:
          'nginx buffers up to 1 GB of a download on its disk and fetches it from the storage ahead of the visitor.',
        description: 'A finding about a configuration of nginx',
      }),
    readTimeout: () =>
      translate({
        id: 'proxyLinter.readTimeout',
        message:
          'nginx gives up after 60 seconds or less, too early for slow storages (error 504).',
        description: 'A finding about a configuration of nginx',
      }),
    cache: () =>
      translate({
        id: 'proxyLinter.cache',
        message:
          'nginx caches what AList answers: visitors get answers about other accounts, and Range is lost.',
        description: 'A finding about a configuration of nginx',
      }),
    expires: () =>
      translate({
        id: 'proxyLinter.expires',
        message:
          'Browsers keep answers of the interface, so lists are old and sign-ins seem to fail.',
        description: 'A finding about a configuration of nginx',
      }),
    cors: () =>
      translate({
        id: 'proxyLinter.cors',
        message:
          'AList sets Access-Control-Allow-Origin itself. Sent twice, browsers refuse the answer. Remove the line.',
        description: 'A finding about a configuration of nginx',
      }),
    methods: () =>
      translate({
        id: 'proxyLinter.methods',
        message:
          'Methods are refused here. WebDAV needs PROPFIND, MKCOL, MOVE, LOCK and others, web apps need OPTIONS. Remove the block.',
        description: 'A finding about a configuration of nginx',
      }),
    extensions: () =>
      translate({
        id: 'proxyLinter.extensions',
        message:
          'This location takes files with such endings away from AList: its page stays white, and downloads fail. Remove the block.',
        description: 'A finding about a configuration of nginx',
      }),
  };
  return texts[rule]();
}

export function brokenText({
  line,
  reason,
}: Extract<ParsedFile, {kind: 'broken'}>): string {
  const texts = {
    open: () =>
      translate(
        {
          id: 'proxyLinter.broken.open',
          message: 'The block that begins in line {line} is not closed.',
          description: 'Why a configuration of nginx cannot be read',
        },
        {line},
      ),
    close: () =>
      translate(
        {
          id: 'proxyLinter.broken.close',
          message: 'The brace in line {line} closes no block.',
          description: 'Why a configuration of nginx cannot be read',
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
          description: 'Why a configuration of nginx cannot be read',
        },
        {line},
      ),
  };
  return texts[reason]();
}
