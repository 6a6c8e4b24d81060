import type {Finding} from './checks/check';
import type {FindingId} from './checks/serverCheckTexts';
import type {Observations} from './fetching/observation';
import {isDisturbed} from './fetching/troubles';

/** `certain` and `likely` are faults, `info` is worth knowing, `fine` is as it should be. */
export const certainties = ['certain', 'likely', 'info', 'fine'] as const;

export type Certainty = (typeof certainties)[number];

/** Faults that AList itself names, or that no other cause gives. Each other fault is likely. */
const proven: readonly FindingId[] = [
  'reachable.offline',
  'reachable.localNetwork',
  'reachable.mixed',
  'isAlist.loading',
  'page.subPath',
  'page.endings',
  'plainHttp.open',
  'authorization.dropped',
  'authorization.added',
  'caches.account',
  'caches.files',
  'caches.kept',
  'links.differ',
  'download.noRange',
  'webdav.blocked',
  'webdav.readOnly',
  'storages.none',
  'storages.failing',
  'storages.index',
  'strangers.change',
  'accounts.signedOut',
  'accounts.tooMany',
  'polyfill.loaded',
  'version.holes',
  'upload.tooLarge',
];

/** What is no fault, or what the owner may want. */
const notes: readonly FindingId[] = [
  'isAlist.openList',
  'caches.page',
  'page.cdn',
  'authorization.cors',
  'accounts.noAdmin',
  'links.second',
  'download.redirected',
  'download.compressed',
  'download.unknown',
  'download.percent',
  'download.folder',
  'download.empty',
  'webdav.open',
  'webdav.unread',
  'strangers.open',
  'strangers.register',
  'version.old',
  'version.unknown',
  'upload.noFolder',
  'upload.refused',
];

const fine: readonly FindingId[] = [
  'plainHttp.moved',
  'timing.noClock',
  'strangers.closed',
];

/** How sure a finding is. Nothing is certain where answers of the same server come and go. */
export function certaintyOf(
  {id, atMost}: Finding,
  seen: Observations,
): Certainty {
  if (id.endsWith('.fine') || fine.includes(id)) {
    return 'fine';
  }
  if (notes.includes(id)) {
    return 'info';
  }
  return (
    atMost ?? (proven.includes(id) && !isDisturbed(seen) ? 'certain' : 'likely')
  );
}
