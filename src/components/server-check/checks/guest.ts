import {translate} from '@docusaurus/Translate';
import {answerOf, dataOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';

/** What somebody sees who has no account. */
export const guest: Check = {
  id: 'guest',
  title: () =>
    translate({
      id: 'serverCheck.guest',
      message: 'What do visitors without an account see?',
      description: 'Name of a check of a server',
    }),
  needs: ['guest'],
  evaluate: (seen): Finding | undefined => {
    const envelope = answerOf(seen, 'guest')?.envelope;
    if (envelope === undefined) {
      return undefined;
    }
    if (envelope.code === 401) {
      return {
        certainty: 'fine',
        saw: translate({
          id: 'serverCheck.guest.off.saw',
          message: 'The guest account is disabled.',
          description: 'What a check of a server saw',
        }),
        means: translate({
          id: 'serverCheck.guest.off.means',
          message: 'Nobody sees a list of files without signing in.',
          description: 'What a finding about a server means',
        }),
        facts: {guest: 'disabled'},
      };
    }
    if (envelope.data === undefined) {
      return undefined;
    }
    const listing = answerOf(seen, 'listing')?.envelope;
    const total = listing?.data?.total;
    if (total === undefined || total === 0) {
      return {
        certainty: 'fine',
        saw: translate({
          id: 'serverCheck.guest.empty.saw',
          message: 'The guest account is enabled, and its list is empty.',
          description: 'What a check of a server saw',
        }),
        means: translate({
          id: 'serverCheck.guest.empty.means',
          message: 'Visitors without an account see no files at the root.',
          description: 'What a finding about a server means',
        }),
        facts: {guest: 'enabled', guestSees: 0},
      };
    }
    return {
      certainty: 'info',
      saw: translate(
        {
          id: 'serverCheck.guest.saw',
          message:
            'The guest account is enabled. Entries that it sees at the root: {count}.',
          description: 'What a check of a server saw',
        },
        {count: total},
      ),
      means: translate({
        id: 'serverCheck.guest.means',
        message:
          'Whoever knows the address sees these files and can download them.',
        description: 'What a finding about a server means',
      }),
      remedy: translate({
        id: 'serverCheck.guest.remedy',
        message:
          'If that is not what you want, disable the user guest, or restrict the role guest to the folders that everybody may see.',
        description: 'What to do about a finding about a server',
      }),
      details: (dataOf(seen, 'listing')?.content ?? [])
        .slice(0, 5)
        .map(({name, is_dir: isFolder}) =>
          isFolder ? `${name.slice(0, 80)}/` : name.slice(0, 80),
        ),
      facts: {guest: 'enabled', guestSees: total},
    };
  },
  page: pages.accounts,
};
