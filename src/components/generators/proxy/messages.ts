import {translate} from '@docusaurus/Translate';
import type {ProxyOption} from './proxyOptions';

/** Labels of the options. */
export const labels = (): Readonly<Record<ProxyOption, string>> => ({
  server: translate({message: 'Reverse proxy'}),
  domain: translate({message: 'Domain'}),
  https: translate({message: 'HTTPS'}),
  path: translate({message: 'Sub-path'}),
  upstream: translate({message: 'AList answers at'}),
  webdav: translate({message: 'WebDAV from outside'}),
  upload: translate({message: 'Largest upload in MB'}),
  wait: translate({message: 'Wait for slow storages, in minutes'}),
  certificate: translate({message: 'Certificate file'}),
  key: translate({message: 'Key file'}),
  pem: translate({message: 'File with certificate and key'}),
  email: translate({message: 'E-mail address for Let’s Encrypt'}),
});

export const hints = (): Readonly<Partial<Record<ProxyOption, string>>> => ({
  path: translate({
    message: 'Empty for a domain of its own, else such as /alist',
  }),
  upload: translate({
    message:
      '0 for no limit. With a limit, Apache and HAProxy refuse uploads that don’t tell their size, such as those of the macOS Finder.',
  }),
});

export const yesOrNo = (): Readonly<Record<string, string>> => ({
  yes: translate({message: 'Yes'}),
  no: translate({message: 'No'}),
});
