import {when} from '../when';
import {traefikLabels, traefikService} from '../docker/dockerProxy';
import {composeText} from '../output';
import {literal, publicAddress, type Site} from './proxyOptions';

/** Port inside AList's container; none is published on the host. */
const PORT = 5244;

function ruleOf({domain, path, hasWebdav}: Site): string {
  return [
    `Host(\`${domain}\`)`,
    ...when(path !== '', [`PathPrefix(\`${path}\`)`]),
    ...when(!hasWebdav, [`!PathRegexp(\`^${literal(path)}/dav(/|%2[Ff]|$)\`)`]),
  ].join(' && ');
}

/** A Compose file with Traefik and AList, which Traefik finds by its labels. */
export function traefikFile(site: Site): string {
  const {isHttps, email} = site;
  return composeText({
    services: {
      traefik: traefikService(isHttps ? email : undefined),
      alist: {
        image: 'xhofe/alist:latest',
        container_name: 'alist',
        restart: 'unless-stopped',
        volumes: ['/etc/alist:/opt/alist/data'],
        environment: [`SITE_URL=${publicAddress(site)}`],
        labels: traefikLabels(ruleOf(site), PORT, isHttps),
      },
    },
  });
}
