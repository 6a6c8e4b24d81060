import {translate} from '@docusaurus/Translate';
import type {ProxyOption} from './proxyOptions';

/** Labels of the options. */
export const labels = (): Readonly<Record<ProxyOption, string>> => ({
  server: translate({
    id: 'generator.proxy.server',
    message: 'Reverse proxy',
    description: 'Field of the reverse-proxy generator',
  }),
  domain: translate({
    id: 'generator.proxy.domain',
    message: 'Domain',
    description: 'Field of the reverse-proxy generator',
  }),
  https: translate({
    id: 'generator.proxy.https',
    message: 'HTTPS',
    description: 'Field of the reverse-proxy generator',
  }),
  path: translate({
    id: 'generator.proxy.path',
    message: 'Sub-path',
    description: 'Field of the reverse-proxy generator',
  }),
  upstream: translate({
    id: 'generator.proxy.upstream',
    message: 'AList answers at',
    description: 'Field of the reverse-proxy generator',
  }),
  webdav: translate({
    id: 'generator.proxy.webdav',
    message: 'WebDAV from outside',
    description: 'Field of the reverse-proxy generator',
  }),
  upload: translate({
    id: 'generator.proxy.upload',
    message: 'Largest upload in MB',
    description: 'Field of the reverse-proxy generator',
  }),
  wait: translate({
    id: 'generator.proxy.wait',
    message: 'Wait for slow storages, in minutes',
    description: 'Field of the reverse-proxy generator',
  }),
  certificate: translate({
    id: 'generator.proxy.certificate',
    message: 'Certificate file',
    description: 'Field of the reverse-proxy generator',
  }),
  key: translate({
    id: 'generator.proxy.key',
    message: 'Key file',
    description: 'Field of the reverse-proxy generator',
  }),
  pem: translate({
    id: 'generator.proxy.pem',
    message: 'File with certificate and key',
    description: 'Field of the reverse-proxy generator',
  }),
  email: translate({
    id: 'generator.proxy.email',
    message: 'E-mail address for Let’s Encrypt',
    description: 'Field of the reverse-proxy generator',
  }),
});

export const hints = (): Readonly<Partial<Record<ProxyOption, string>>> => ({
  path: translate({
    id: 'generator.proxy.path.hint',
    message: 'Empty for a domain of its own, else such as /alist',
    description: 'Below a field of the reverse-proxy generator',
  }),
  upload: translate({
    id: 'generator.proxy.upload.hint',
    message: '0 for no limit',
    description: 'Below a field of the reverse-proxy generator',
  }),
});

export const yesOrNo = (): Readonly<Record<string, string>> => ({
  yes: translate({
    id: 'generator.yes',
    message: 'Yes',
    description: 'Answer to a generator',
  }),
  no: translate({
    id: 'generator.no',
    message: 'No',
    description: 'Answer to a generator',
  }),
});

export const placeText = (place: string) =>
  translate(
    {
      id: 'generator.proxy.place',
      message: 'Save it as {place}:',
      description: 'Above the generated file of a reverse proxy',
    },
    {place},
  );

export const siteUrlText = () =>
  translate({
    id: 'generator.proxy.siteUrl',
    message: 'In config.json of AList, which you then restart:',
    description: 'Above the line for config.json',
  });

export const loadText = () =>
  translate({
    id: 'generator.proxy.load',
    message: 'Load it:',
    description: 'Above the commands that load the file of a reverse proxy',
  });

export const checkText = () =>
  translate({
    id: 'generator.proxy.check',
    message: 'Check it; the answer is pong:',
    description: 'Above the command that asks through the reverse proxy',
  });
