import {translate} from '@docusaurus/Translate';
import {listed} from '../../../lib/punctuation';
import {dataOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';

/**
 * Bits of a permission by which somebody changes files. Those to manage WebDAV, FTP and MCP are none: each change
 * there needs one of these besides.
 */
const changingBits = {
  offlineDownload: 2,
  upload: 3,
  rename: 4,
  move: 5,
  copy: 6,
  remove: 7,
  decompress: 13,
} as const;

export type Change = keyof typeof changingBits;

export function changeName(change: Change): string {
  const names: Record<Change, string> = {
    offlineDownload: translate({
      id: 'serverCheck.change.offlineDownload',
      message: 'download from other sites (offline download)',
      description: 'What a guest may do with files, in a list',
    }),
    upload: translate({
      id: 'serverCheck.change.upload',
      message: 'upload',
      description: 'What a guest may do with files, in a list',
    }),
    rename: translate({
      id: 'serverCheck.change.rename',
      message: 'rename',
      description: 'What a guest may do with files, in a list',
    }),
    move: translate({
      id: 'serverCheck.change.move',
      message: 'move',
      description: 'What a guest may do with files, in a list',
    }),
    copy: translate({
      id: 'serverCheck.change.copy',
      message: 'copy',
      description: 'What a guest may do with files, in a list',
    }),
    remove: translate({
      id: 'serverCheck.change.remove',
      message: 'delete',
      description: 'What a guest may do with files, in a list',
    }),
    decompress: translate({
      id: 'serverCheck.change.decompress',
      message: 'extract archives',
      description: 'What a guest may do with files, in a list',
    }),
  };
  return names[change];
}

const changes = Object.keys(changingBits) as Change[];

/** Which changes a permission allows. */
export function allowedChanges(permission: number): Change[] {
  return changes.filter(
    (change) => ((permission >> changingBits[change]) & 1) === 1,
  );
}

export const guestWrite: Check = {
  id: 'guestWrite',
  title: () =>
    translate({
      id: 'serverCheck.guestWrite',
      message: 'Can visitors without an account change files?',
      description: 'Name of a check of a server',
    }),
  needs: ['guest', 'listing'],
  evaluate: (seen): Finding | undefined => {
    const account = dataOf(seen, 'guest');
    // A server that calls itself by no release may be older than roles.
    if (account?.permissions === undefined) {
      return undefined;
    }
    const granted = (account.permissions ?? []).flatMap(({permission}) =>
      allowedChanges(permission),
    );
    const allowed = changes.filter((change) => granted.includes(change));
    const isRootOpen = dataOf(seen, 'listing')?.write === true;
    const named =
      allowed.length === 0 && isRootOpen ? ['upload' as const] : allowed;
    if (named.length === 0) {
      return {
        certainty: 'fine',
        saw: translate({
          id: 'serverCheck.guestWrite.fine.saw',
          message: 'The guest account has no permission to change files.',
          description: 'What a check of a server saw',
        }),
        means: translate({
          id: 'serverCheck.guestWrite.fine.means',
          message:
            'Only folders whose meta allows writing could still be open; this check sees that of the root alone.',
          description: 'What a finding about a server means',
        }),
        facts: {guestWrite: false},
      };
    }
    return {
      certainty: 'certain',
      saw: translate(
        {
          id: 'serverCheck.guestWrite.saw',
          message: 'Visitors without an account may: {changes}.',
          description: 'What a check of a server saw',
        },
        {changes: listed(named.map(changeName))},
      ),
      means: translate({
        id: 'serverCheck.guestWrite.means',
        message:
          'Whoever finds the address can fill your storage, spread files under your name or delete yours.',
        description: 'What a finding about a server means',
      }),
      remedy: translate({
        id: 'serverCheck.guestWrite.remedy',
        message:
          'Take these permissions from the role guest, and turn off Write in the meta of the root.',
        description: 'What to do about a finding about a server',
      }),
      facts: {guestWrite: named.join(' ')},
    };
  },
  page: pages.permissions,
  since: 'v3.46.0',
};
