import {translate} from '@docusaurus/Translate';
import {maskPasted} from '../../error-finder/maskPasted';
import {answerOf, dataOf, type Observations} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';
import {settingOf} from './settingOf';

/** In days. Nobody expects an index to be newer than this. */
const OLD = 30;

const DAY = 86_400_000;

/** How many days ago the index was built, if nothing has updated it since. */
function daysOld(seen: Observations): number | undefined {
  const builtAt = Date.parse(dataOf(seen, 'adminIndex')?.last_done_time ?? '');
  const now = answerOf(seen, 'adminIndex')?.at;
  return now === undefined ||
    Number.isNaN(builtAt) ||
    settingOf(seen, 'auto_update_index') !== 'false'
    ? undefined
    : Math.floor((now - builtAt) / DAY);
}

export const adminIndex: Check = {
  id: 'adminIndex',
  title: () =>
    translate({
      id: 'serverCheck.adminIndex',
      message: 'Does search work?',
      description: 'Name of a check of a server',
    }),
  needs: ['adminSettings', 'adminIndex'],
  evaluate: (seen): Finding | undefined => {
    const engine = settingOf(seen, 'search_index');
    const progress = dataOf(seen, 'adminIndex');
    if (engine === 'none') {
      return {
        certainty: 'info',
        saw: translate({
          id: 'serverCheck.adminIndex.off.saw',
          message: 'Search is off.',
          description: 'What a check of a server saw',
        }),
        means: translate({
          id: 'serverCheck.adminIndex.off.means',
          message: 'No index is built, and nobody can search.',
          description: 'What a finding about a server means',
        }),
        facts: {searchIndex: 'none'},
      };
    }
    if (engine === undefined || progress === undefined) {
      return undefined;
    }
    const {error, is_done: isDone, obj_count: count} = progress;
    const facts = {searchIndex: engine, indexed: count, isDone};
    if (error !== '') {
      return {
        certainty: 'certain',
        saw: translate(
          {
            id: 'serverCheck.adminIndex.saw',
            message: 'Building the index failed: {message}',
            description:
              'What a check of a server saw; the message is the server’s',
          },
          {message: maskPasted(error).slice(0, 300)},
        ),
        means: translate({
          id: 'serverCheck.adminIndex.means',
          message: 'Search finds only what was indexed until then.',
          description: 'What a finding about a server means',
        }),
        remedy: translate({
          id: 'serverCheck.adminIndex.remedy',
          message: 'Remove the cause, then build the index again.',
          description: 'What to do about a finding about a server',
        }),
        messages: [maskPasted(error).slice(0, 300)],
        facts: {...facts, failed: true},
      };
    }
    if (count === 0 && isDone) {
      return {
        certainty: 'likely',
        saw: translate({
          id: 'serverCheck.adminIndex.empty.saw',
          message: 'Search is on, and its index is empty.',
          description: 'What a check of a server saw',
        }),
        means: translate({
          id: 'serverCheck.adminIndex.empty.means',
          message: 'Search finds nothing until an index is built.',
          description: 'What a finding about a server means',
        }),
        remedy: translate({
          id: 'serverCheck.adminIndex.empty.remedy',
          message: 'Build the index on the page Indexes of the admin panel.',
          description: 'What to do about a finding about a server',
        }),
        facts,
      };
    }
    const days = daysOld(seen);
    if (isDone && days !== undefined && days > OLD) {
      return {
        certainty: 'info',
        saw: translate(
          {
            id: 'serverCheck.adminIndex.old.saw',
            message: 'The index was built {days} days ago.',
            description: 'What a check of a server saw',
          },
          {days},
        ),
        means: translate({
          id: 'serverCheck.adminIndex.old.means',
          message:
            'Auto update index is off, so search does not know files that came later.',
          description: 'What a finding about a server means',
        }),
        remedy: translate({
          id: 'serverCheck.adminIndex.old.remedy',
          message: 'Build the index again, or turn on Auto update index.',
          description: 'What to do about a finding about a server',
        }),
        facts: {...facts, days},
      };
    }
    return {
      certainty: isDone ? 'fine' : 'info',
      saw: isDone
        ? translate(
            {
              id: 'serverCheck.adminIndex.fine.saw',
              message: 'Entries in the index: {count}.',
              description: 'What a check of a server saw',
            },
            {count},
          )
        : translate(
            {
              id: 'serverCheck.adminIndex.building.saw',
              message: 'The index is being built. Entries so far: {count}.',
              description: 'What a check of a server saw',
            },
            {count},
          ),
      means: translate({
        id: 'serverCheck.adminIndex.fine.means',
        message: 'Search finds what is in the index.',
        description: 'What a finding about a server means',
      }),
      facts,
    };
  },
  page: pages.index,
};
