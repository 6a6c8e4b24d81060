import {translate} from '@docusaurus/Translate';
import {labelled, sentences} from '../../../lib/punctuation';
import {findErrors} from '../../error-finder/findErrors';
import {maskPasted} from '../../error-finder/maskPasted';
import {dataOf} from '../fetching/observation';
import type {KnownMessage} from '../fetching/requests';
import type {Check, Finding} from './check';
import {pages} from './pages';

/** The status of a storage that works. Any other one is an error message. */
const WORKING = 'work';

/** How many characters of a message are shown. */
const MESSAGE_LIMIT = 300;

const shownMessage = (status: string) =>
  maskPasted(status).slice(0, MESSAGE_LIMIT);

/** What the error finder knows of a message, as plain text. */
function explanation(
  message: string,
  known: readonly KnownMessage[],
): string | undefined {
  const {kind, found} = findErrors(message, known);
  const [first, ...others] = found[0] ?? [];
  // A message with several causes is explained where they can be told apart.
  if (kind !== 'exact' || first === undefined || others.length > 0) {
    return undefined;
  }
  const {cause, fix} = first;
  return sentences(...(fix === undefined ? [cause] : [cause, fix])).replaceAll(
    '`',
    '',
  );
}

export const adminStorages: Check = {
  id: 'adminStorages',
  title: () =>
    translate({
      id: 'serverCheck.adminStorages',
      message: 'Do all storages work?',
      description: 'Name of a check of a server',
    }),
  needs: ['adminStorages'],
  evaluate: (seen, {knownMessages = []}): Finding | undefined => {
    const data = dataOf(seen, 'adminStorages');
    if (data === undefined) {
      return undefined;
    }
    const storages = (data.content ?? []).filter(({disabled}) => !disabled);
    const failing = storages.filter(({status}) => status !== WORKING);
    if (failing.length === 0) {
      return {
        certainty: 'fine',
        saw: translate(
          {
            id: 'serverCheck.adminStorages.fine.saw',
            message: 'Storages that work: {count}.',
            description: 'What a check of a server saw',
          },
          {count: storages.length},
        ),
        means: translate({
          id: 'serverCheck.adminStorages.fine.means',
          message: 'No enabled storage reports an error.',
          description: 'What a finding about a server means',
        }),
        facts: {storages: storages.length, failing: 0},
      };
    }
    return {
      certainty: 'certain',
      saw: translate(
        {
          id: 'serverCheck.adminStorages.saw',
          message: 'Storages that report an error: {failing} of {count}.',
          description: 'What a check of a server saw',
        },
        {failing: failing.length, count: storages.length},
      ),
      means: translate({
        id: 'serverCheck.adminStorages.means',
        message: 'Their files cannot be opened.',
        description: 'What a finding about a server means',
      }),
      remedy: translate({
        id: 'serverCheck.adminStorages.remedy',
        message:
          'Each with its message, and what the error finder knows about it:',
        description: 'What to do; a list follows',
      }),
      details: failing.flatMap(({mount_path: mountPath, driver, status}) => {
        const message = shownMessage(status);
        const known = explanation(status, knownMessages);
        return [
          labelled(`${mountPath} (${driver})`, message),
          ...(known === undefined ? [] : [known]),
        ];
      }),
      messages: failing.map(({driver, status}) =>
        labelled(driver, shownMessage(status)),
      ),
      facts: {
        storages: storages.length,
        failing: failing.length,
        drivers: failing.map(({driver}) => driver).join(' '),
      },
    };
  },
  page: pages.errors,
};
