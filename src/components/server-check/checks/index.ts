import {accountCache} from './accountCache';
import {adminAccount} from './adminAccount';
import {adminClock} from './adminClock';
import {adminIndex} from './adminIndex';
import {adminMetaPasswords} from './adminMetaPasswords';
import {adminMetaWrite} from './adminMetaWrite';
import {adminSigning} from './adminSigning';
import {adminStorages} from './adminStorages';
import {adminTasks} from './adminTasks';
import {authorization} from './authorization';
import type {Check} from './check';
import {clock} from './clock';
import {cors} from './cors';
import {delivery} from './delivery';
import {file} from './file';
import {fileNames} from './fileNames';
import {guest} from './guest';
import {guestWrite} from './guestWrite';
import {isAlist} from './isAlist';
import {links} from './links';
import {plainHttp} from './plainHttp';
import {preflight} from './preflight';
import {ranges} from './ranges';
import {reachable} from './reachable';
import {redirects} from './redirects';
import {registration} from './registration';
import {subPath} from './subPath';
import {unsigned} from './unsigned';
import {version} from './version';
import {webdav} from './webdav';

/** Every check without a token, in the order in which a reader looks for a fault. */
export const guestChecks: readonly Check[] = [
  reachable,
  cors,
  redirects,
  isAlist,
  version,
  plainHttp,
  subPath,
  preflight,
  authorization,
  accountCache,
  clock,
  guest,
  guestWrite,
  registration,
  unsigned,
  webdav,
  file,
  links,
  fileNames,
  ranges,
  delivery,
];

/** Checks with the token of an administrator. */
export const adminChecks: readonly Check[] = [
  adminAccount,
  adminStorages,
  adminSigning,
  adminMetaPasswords,
  adminMetaWrite,
  adminTasks,
  adminIndex,
  adminClock,
];
