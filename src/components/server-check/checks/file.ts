import {translate} from '@docusaurus/Translate';
import {answerOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';

/** Why the checks that need a file could not look. */
export const file: Check = {
  id: 'file',
  title: () =>
    translate({
      id: 'serverCheck.file',
      message: 'Can the guest open the file that you named?',
      description: 'Name of a check of a server',
    }),
  needs: ['file'],
  evaluate: (seen): Finding | undefined => {
    const envelope = answerOf(seen, 'file')?.envelope;
    if (envelope === undefined) {
      return undefined;
    }
    if (envelope.data !== undefined && !envelope.data.is_dir) {
      return undefined;
    }
    const saw =
      envelope.data === undefined
        ? translate(
            {
              id: 'serverCheck.file.saw',
              message: 'AList answers: {message}',
              description:
                'What a check of a server saw; the message is the server’s',
            },
            {message: envelope.message},
          )
        : translate({
            id: 'serverCheck.file.folder',
            message: 'The path leads to a folder.',
            description: 'What a check of a server saw',
          });
    return {
      certainty: 'info',
      saw,
      means: translate({
        id: 'serverCheck.file.means',
        message: 'Links, range requests and speed could not be checked.',
        description: 'What a finding about a server means',
      }),
      remedy:
        envelope.code === 401
          ? translate({
              id: 'serverCheck.file.guestOff',
              message:
                'The guest account is disabled, so visitors open no file. Leave the path empty, or enable the user guest for this check.',
              description: 'What to do about a finding about a server',
            })
          : translate({
              id: 'serverCheck.file.remedy',
              message:
                'Name a file that visitors without an account can open, with its whole path.',
              description: 'What to do about a finding about a server',
            }),
      ...(envelope.data === undefined ? {messages: [envelope.message]} : {}),
      facts: {file: envelope.data === undefined ? envelope.code : 'folder'},
    };
  },
  page: pages.accounts,
};
