import {translate} from '@docusaurus/Translate';
import {listed} from '../../../lib/punctuation';
import {maskPasted} from '../../error-finder/maskPasted';
import {answerOf, dataOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';

/** States of tasks as AList counts them. Every other one of a list of undone tasks is between the start and the end. */
const PENDING = 0;
const FAILED = 7;

/** A transfer that takes longer is rare. */
const DAY = 86_400_000;

/** The lists of each kind of task. Releases before v3.63.0 know fewer. */
const lists = {
  upload: ['uploadsUndone', 'uploadsDone'],
  copy: ['copiesUndone', 'copiesDone'],
  download: ['downloadsUndone', 'downloadsDone'],
  transfer: ['transfersUndone', 'transfersDone'],
  extraction: ['extractionsUndone', 'extractionsDone'],
  extracted: ['extractedUndone', 'extractedDone'],
  transition: ['transitionsUndone', 'transitionsDone'],
} as const;

type Kind = keyof typeof lists;

const kinds = Object.keys(lists) as Kind[];

/** The requests for all lists of tasks. */
export const taskRequests = Object.values(lists).flat();

/** Every server that can be checked has them. */
const basicKinds: readonly Kind[] = ['upload', 'copy', 'download'];

const kindName = (kind: Kind): string =>
  ({
    upload: translate({
      id: 'serverCheck.task.upload',
      message: 'uploads',
      description: 'A kind of tasks, in a list',
    }),
    copy: translate({
      id: 'serverCheck.task.copy',
      message: 'copies',
      description: 'A kind of tasks, in a list',
    }),
    download: translate({
      id: 'serverCheck.task.download',
      message: 'offline downloads',
      description: 'A kind of tasks, in a list',
    }),
    transfer: translate({
      id: 'serverCheck.task.transfer',
      message: 'transfers of offline downloads',
      description: 'A kind of tasks, in a list',
    }),
    extraction: translate({
      id: 'serverCheck.task.extraction',
      message: 'extractions of archives',
      description: 'A kind of tasks, in a list',
    }),
    extracted: translate({
      id: 'serverCheck.task.extracted',
      message: 'uploads of extracted files',
      description: 'A kind of tasks, in a list',
    }),
    transition: translate({
      id: 'serverCheck.task.transition',
      message: 'archive and restore tasks of S3',
      description: 'A kind of tasks, in a list',
    }),
  })[kind];

export const adminTasks: Check = {
  id: 'adminTasks',
  title: () =>
    translate({
      id: 'serverCheck.adminTasks',
      message: 'Do tasks get done?',
      description: 'Name of a check of a server',
    }),
  needs: ['adminStorages', ...Object.values(lists).flat()],
  evaluate: (seen): Finding | undefined => {
    const at = answerOf(seen, 'uploadsUndone')?.at;
    const read = kinds.filter((kind) =>
      lists[kind].every((name) => dataOf(seen, name) !== undefined),
    );
    if (at === undefined || !basicKinds.every((kind) => read.includes(kind))) {
      return undefined;
    }
    const failed = read
      .flatMap((kind) => dataOf(seen, lists[kind][1]) ?? [])
      .filter(({state}) => state === FAILED);
    const hanging = read
      .flatMap((kind) => dataOf(seen, lists[kind][0]) ?? [])
      .filter(
        ({state, start_time: start}) =>
          state !== PENDING && at - Date.parse(start ?? '') > DAY,
      );
    const facts = {failedTasks: failed.length, longTasks: hanging.length};
    if (failed.length + hanging.length === 0) {
      return {
        certainty: 'fine',
        saw: translate(
          {
            id: 'serverCheck.adminTasks.fine.saw',
            message: 'No task failed or hangs. Looked at: {kinds}.',
            description: 'What a check of a server saw; kinds of tasks',
          },
          {kinds: listed(read.map(kindName))},
        ),
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
            'Tasks that failed: {failed}. Tasks that started more than a day ago and are not done: {hanging}.',
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
