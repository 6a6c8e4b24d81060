import {posix, type PosixCommand} from '../../../lib/shellCommand';
import {fileText, scriptOf, type Output, type WrittenFile} from '../output';
import {apacheFile} from './apache';
import {caddyFile} from './caddy';
import {haproxyFile} from './haproxy';
import {nginxFile} from './nginx';
import {
  publicAddress,
  siteOf,
  type ProxyAnswers,
  type ProxyName,
  type Site,
} from './proxyOptions';
import {traefikFile} from './traefik';

interface Writer {
  language: WrittenFile['language'];
  fileName: string;
  /** Where to save the file. */
  place: string;
  write: (site: Site) => string;
  /** Commands that check and load the file. */
  load: readonly PosixCommand[];
}

const writers: Readonly<Record<ProxyName, Writer>> = {
  nginx: {
    language: 'nginx',
    fileName: 'alist.conf',
    place: '/etc/nginx/conf.d/alist.conf',
    write: nginxFile,
    load: [posix`sudo nginx -t && sudo systemctl reload nginx`],
  },
  caddy: {
    language: 'text',
    fileName: 'Caddyfile',
    place: '/etc/caddy/Caddyfile',
    write: caddyFile,
    load: [
      posix`sudo caddy validate --config /etc/caddy/Caddyfile && sudo systemctl reload caddy`,
    ],
  },
  apache: {
    language: 'text',
    fileName: 'alist.conf',
    place: '/etc/apache2/sites-available/alist.conf',
    write: apacheFile,
    load: [
      posix`sudo a2enmod proxy proxy_http headers ssl`,
      posix`sudo a2ensite alist`,
      posix`sudo apache2ctl configtest && sudo systemctl restart apache2`,
    ],
  },
  traefik: {
    language: 'yaml',
    fileName: 'compose.yaml',
    place: 'compose.yaml',
    write: traefikFile,
    load: [posix`docker compose up -d`],
  },
  haproxy: {
    language: 'text',
    fileName: 'haproxy.cfg',
    place: '/etc/haproxy/haproxy.cfg',
    write: haproxyFile,
    load: [
      posix`sudo haproxy -c -f /etc/haproxy/haproxy.cfg && sudo systemctl reload haproxy`,
    ],
  },
};

/** The output of the generator for one proxy, with the matching line of `config.json` and a request that `pong` answers. */
export function proxyOutputs(
  name: ProxyName,
  answers: ProxyAnswers,
): Record<'file' | 'siteUrl' | 'load' | 'check', Output> & {place: string} {
  const site = siteOf(answers);
  const {language, fileName, place, write, load} = writers[name];
  const address = publicAddress(site);
  return {
    place,
    file: {language, fileName, text: write(site)},
    siteUrl: {
      language: 'json',
      text: fileText([`"site_url": ${JSON.stringify(address)},`]),
    },
    load: scriptOf(load),
    check: scriptOf([posix`curl ${`${address}/ping`}`]),
  };
}
