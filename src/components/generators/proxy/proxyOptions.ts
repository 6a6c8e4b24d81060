import type {Answers, OptionSpecs} from '../options';
import {addressPart} from '../output';

/** The proxies by their names, in the order of the form. */
export const proxyTitles = {
  nginx: 'nginx',
  caddy: 'Caddy',
  apache: 'Apache',
  traefik: 'Traefik',
  haproxy: 'HAProxy',
} as const;

export type ProxyName = keyof typeof proxyTitles;

export const proxyNames = Object.keys(proxyTitles) as ProxyName[];

/** The options of the reverse-proxy generator. */
export const proxyOptions = {
  server: {kind: 'choice', initial: 'nginx', choices: proxyNames},
  domain: {kind: 'domain', initial: 'files.example.com'},
  https: {kind: 'choice', initial: 'yes', choices: ['yes', 'no']},
  path: {kind: 'subPath', initial: '', isOptional: true},
  upstream: {kind: 'upstream', initial: '127.0.0.1:5244'},
  webdav: {kind: 'choice', initial: 'yes', choices: ['yes', 'no']},
  upload: {kind: 'megabytes', initial: '0'},
  wait: {kind: 'minutes', initial: '60'},
  certificate: {kind: 'file', initial: '/etc/ssl/alist/fullchain.pem'},
  key: {kind: 'file', initial: '/etc/ssl/alist/privkey.pem'},
  pem: {kind: 'file', initial: '/etc/haproxy/files.example.com.pem'},
  email: {kind: 'email', initial: 'you@example.com'},
} as const satisfies OptionSpecs;

export type ProxyAnswers = Answers<typeof proxyOptions>;

export type ProxyOption = keyof typeof proxyOptions;

const ofWebServer: readonly ProxyOption[] = [
  ...(['domain', 'https', 'certificate', 'key', 'path', 'upstream'] as const),
  ...(['webdav', 'upload', 'wait'] as const),
];

/** The options of each proxy, besides the choice of the proxy. */
export const optionsOf: Readonly<Record<ProxyName, readonly ProxyOption[]>> = {
  nginx: ofWebServer,
  caddy: ['domain', 'https', 'path', 'upstream', 'webdav', 'upload'],
  apache: ofWebServer,
  traefik: ['domain', 'https', 'email', 'path', 'webdav'],
  haproxy: [
    ...(['domain', 'https', 'pem', 'path', 'upstream'] as const),
    ...(['webdav', 'upload', 'wait'] as const),
  ],
};

/** Options that only matter for HTTPS. */
export const onlyWithHttps: readonly ProxyOption[] = [
  'certificate',
  'key',
  'pem',
  'email',
];

/** The settings for each proxy's file. */
export interface Site extends Pick<
  ProxyAnswers,
  'certificate' | 'key' | 'pem' | 'email'
> {
  domain: string;
  isHttps: boolean;
  /** Without a slash at the end; empty for the root. */
  path: string;
  upstream: string;
  hasWebdav: boolean;
  /** The largest upload in bytes; 0 for no limit. */
  uploadBytes: number;
  waitMinutes: number;
}

export function siteOf(answers: ProxyAnswers): Site {
  return {
    ...answers,
    domain: addressPart(answers.domain),
    isHttps: answers.https === 'yes',
    path: addressPart(answers.path),
    upstream: addressPart(answers.upstream),
    hasWebdav: answers.webdav === 'yes',
    uploadBytes: Number(answers.upload) * 1024 * 1024,
    waitMinutes: Number(answers.wait),
  };
}

/** The public address, as in `site_url`. */
export function publicAddress({domain, isHttps, path}: Site): string {
  return `${isHttps ? 'https' : 'http'}://${domain}${path}`;
}

/** A path, escaped for a regular expression. */
export const literal = (path: string): string =>
  path.replace(/[.[\]]/g, String.raw`\$&`);
