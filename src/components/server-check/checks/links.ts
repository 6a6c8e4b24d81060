import {answerOf} from '../fetching/observation';
import {basePathIn, fileOf, linkBase} from '../fetching/requests';
import {troubleIn} from '../fetching/troubles';
import {
  isInOwnNetwork,
  isLoopbackHost,
  readServerAddress,
} from '../serverAddress';
import type {Check, Line} from './check';

/** The default of `scheme.http_port`. */
const ALIST_PORT = '5244';

/** The address that AList writes into links to its own downloads. */
export const links: Check = {
  id: 'links',
  asks: 'file',
  needs: ['settings', 'file'],
  judges: {file: ['guestOff', 'refused']},
  evaluate: (seen, target) => {
    const {server} = target;
    if (fileOf(seen) === undefined) {
      const isGuestOff = troubleIn(seen, 'file') === 'guestOff';
      return {because: isGuestOff ? 'guestOff' : 'refused'};
    }
    const base = linkBase(target, seen);
    if (base === undefined) {
      return [];
    }
    const {address, url} = base;
    const values = {written: address, address: server.address};
    if (address === server.address) {
      return [{id: 'links.fine', values}];
    }
    if (readServerAddress(address).server === undefined) {
      const lines = [{id: 'links.noHost'}] as const;
      return [{id: 'links.differ', values, lines}];
    }
    const basePath = basePathIn(answerOf(seen, 'page')?.text ?? '');
    if (url.origin === server.origin && basePath !== server.path) {
      // The check of the page names the cause.
      return [];
    }
    const own = new URL(server.address);
    const isSameHost = url.hostname === own.hostname;
    const isDowngrade = server.isSecure && url.protocol === 'http:';
    // A server may have a second address on purpose: another name, or the proxy in front of the port that was entered.
    const other = answerOf(seen, 'linkPing');
    const isAlistThere = other?.status === 200 && /^pong\b/.test(other.text);
    // AList's own port behind a proxy is no address for visitors.
    const isProxy =
      url.port === '' || (own.port !== '' && url.port !== ALIST_PORT);
    if (isAlistThere && !isDowngrade && (!isSameHost || isProxy)) {
      return [{id: 'links.second', values}];
    }
    const isHidden =
      (isInOwnNetwork(url.hostname) && !server.isPrivate) ||
      (isLoopbackHost(url.hostname) && !server.isLoopback);
    const differing: readonly (readonly [boolean, Line['id']])[] = [
      [isDowngrade, 'links.http'],
      [own.protocol === 'http:' && url.protocol === 'https:', 'links.https'],
      [!isSameHost && !isAlistThere, isHidden ? 'links.hidden' : 'links.host'],
      [isSameHost && own.port !== url.port, 'links.port'],
      [
        address.slice(url.origin.length) !== server.path && isSameHost,
        'links.path',
      ],
    ];
    return [
      {
        id: 'links.differ',
        ...((isDowngrade && isSameHost) || isHidden ? {} : {atMost: 'likely'}),
        values,
        lines: differing.flatMap(([differs, id]) => (differs ? [{id}] : [])),
      },
    ];
  },
};
