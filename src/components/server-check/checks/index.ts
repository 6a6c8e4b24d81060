import {accounts} from './accounts';
import {authorization} from './authorization';
import {caches} from './caches';
import type {Check} from './check';
import {download} from './download';
import {isAlist} from './isAlist';
import {links} from './links';
import {page} from './page';
import {plainHttp} from './plainHttp';
import {polyfill} from './polyfill';
import {reachable} from './reachable';
import {storages} from './storages';
import {strangers} from './strangers';
import {timing} from './timing';
import {upload} from './upload';
import {version} from './version';
import {webdav} from './webdav';

/** Every check, in the order in which a reader looks for a fault. */
export const checks: readonly Check[] = [
  reachable,
  isAlist,
  page,
  authorization,
  caches,
  links,
  download,
  webdav,
  plainHttp,
  timing,
  storages,
  strangers,
  accounts,
  polyfill,
  version,
  upload,
];
