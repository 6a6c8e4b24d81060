import {accountCache} from './accountCache';
import {adminAccount} from './adminAccount';
import {adminClock} from './adminClock';
import {adminIndex} from './adminIndex';
import {adminLimits} from './adminLimits';
import {adminLinkExpiry} from './adminLinkExpiry';
import {adminMetaNearest} from './adminMetaNearest';
import {adminMetaPasswords} from './adminMetaPasswords';
import {adminMetaWrite} from './adminMetaWrite';
import {adminProxyHeaders} from './adminProxyHeaders';
import {adminReadmeScripts} from './adminReadmeScripts';
import {adminRoles} from './adminRoles';
import {adminSigning} from './adminSigning';
import {adminStorages} from './adminStorages';
import {adminTasks} from './adminTasks';
import {adminUsers} from './adminUsers';
import {authorization} from './authorization';
import type {Check} from './check';
import {clock} from './clock';
import {compression} from './compression';
import {cors} from './cors';
import {delivery} from './delivery';
import {encodedSlash} from './encodedSlash';
import {file} from './file';
import {fileNames} from './fileNames';
import {guest} from './guest';
import {guestWrite} from './guestWrite';
import {indexing} from './indexing';
import {isAlist} from './isAlist';
import {largeRequests} from './largeRequests';
import {links} from './links';
import {plainHttp} from './plainHttp';
import {polyfill} from './polyfill';
import {preflight} from './preflight';
import {ranges} from './ranges';
import {reachable} from './reachable';
import {redirects} from './redirects';
import {registration} from './registration';
import {subPath} from './subPath';
import {unsigned} from './unsigned';
import {upload} from './upload';
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
  polyfill,
  preflight,
  authorization,
  largeRequests,
  accountCache,
  clock,
  guest,
  guestWrite,
  indexing,
  registration,
  unsigned,
  webdav,
  file,
  links,
  fileNames,
  encodedSlash,
  ranges,
  compression,
  delivery,
];

/** Checks with the token of an administrator. */
export const adminChecks: readonly Check[] = [
  adminAccount,
  adminStorages,
  adminSigning,
  adminLinkExpiry,
  adminLimits,
  adminProxyHeaders,
  adminReadmeScripts,
  adminRoles,
  adminUsers,
  adminMetaPasswords,
  adminMetaWrite,
  adminMetaNearest,
  adminTasks,
  adminIndex,
  adminClock,
];

/** Checks that upload a file, which the reader has to switch on. */
export const uploadChecks: readonly Check[] = [upload];
