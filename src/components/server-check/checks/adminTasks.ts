import {translate} from '@docusaurus/Translate';
import {maskPasted} from '../../error-finder/maskPasted';
import {answerOf, dataOf, type Observations} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';

/** States of tasks as AList counts them. */
const RUNNING = 1;
const FAILED = 7;

/** A transfer that takes longer is rare. */
const DAY = 86_400_000;

const undone = ['uploadsUndone', 'copiesUndone', 'downloadsUndone'] as const;
const done = ['uploadsDone', 'copiesDone', 'downloadsDone'] as const;

type TaskList = (typeof undone)[number] | (typeof done)[number];

const tasksOf = (seen: Observations, names: readonly TaskList[]) =>
  names.flatMap((name) => dataOf(seen, name) ?? []);

export const adminTasks: Check = {
  id: 'adminTasks',
  title: () =>
    translate({
      id: 'serverCheck.adminTasks',
      message: 'Do tasks get done?',
      description: 'Name of a check of a server',
    }),
  needs: ['adminStorages', ...undone, ...done],
  evaluate: (seen): Finding | undefined => {
    const at = answerOf(seen, 'uploadsUndone')?.at;
    if (
      at === undefined ||
      ![...undone, ...done].every((name) => dataOf(seen, name) !== undefined)
    ) {
      return undefined;
    }
    const failed = tasksOf(seen, done).filter(({state}) => state === FAILED);
    const hanging = tasksOf(seen, undone).filter(
      ({state, start_time: start}) =>
        state === RUNNING && at - Date.parse(start ?? '') > DAY,
    );
    const facts = {failedTasks: failed.length, longTasks: hanging.length};
    if (failed.length + hanging.length === 0) {
      return {
        certainty: 'fine',
        saw: translate({
          id: 'serverCheck.adminTasks.fine.saw',
          message: 'No upload, copy or offline download failed or hangs.',
          description: 'What a check of a server saw',
        }),
        means: translate({
          id: 'serverCheck.adminTasks.fine.means',
          message: 'Tasks are done, as far as AList still lists them.',
          description: 'What a finding about a server means',
        }),
        facts,
      };
    }
    const messages = [
      ...new Set(failed.map(({error}) => maskPasted(error).slice(0, 300))),
    ];
    return {
      certainty: failed.length > 0 ? 'certain' : 'likely',
      saw: translate(
        {
          id: 'serverCheck.adminTasks.saw',
          message:
            'Tasks that failed: {failed}. Tasks that run for more than a day: {hanging}.',
          description: 'What a check of a server saw',
        },
        {failed: failed.length, hanging: hanging.length},
      ),
      means: translate({
        id: 'serverCheck.adminTasks.means',
        message:
          'Files that somebody expects are missing at their destination.',
        description: 'What a finding about a server means',
      }),
      remedy: translate({
        id: 'serverCheck.adminTasks.remedy',
        message: 'Open Tasks in the admin panel. The messages of failed tasks:',
        description: 'What to do; a list follows',
      }),
      details: messages.slice(0, 5),
      messages: messages.slice(0, 5),
      facts,
    };
  },
  page: pages.tasks,
};
