import {translate} from '@docusaurus/Translate';
import {answerOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';

/** Whether AList takes the token, and as that of an administrator. */
export const adminAccount: Check = {
  id: 'adminAccount',
  title: () =>
    translate({
      id: 'serverCheck.adminAccount',
      message: 'Is the token that of an administrator?',
      description: 'Name of a check of a server',
    }),
  needs: ['admin', 'adminStorages'],
  evaluate: (seen): Finding | undefined => {
    const account = answerOf(seen, 'admin')?.envelope;
    const storages = answerOf(seen, 'adminStorages')?.envelope;
    if (storages?.data !== undefined || account === undefined) {
      return undefined;
    }
    const remedy = translate({
      id: 'serverCheck.adminAccount.remedy',
      message:
        'Sign in as administrator and copy the token of the settings page Other.',
      description: 'What to do about a finding about a server',
    });
    if (account.code !== 200) {
      return {
        certainty: 'certain',
        saw: translate(
          {
            id: 'serverCheck.adminAccount.refused',
            message: 'AList refuses the token: {message}',
            description:
              'What a check of a server saw; the message is the server’s',
          },
          {message: account.message},
        ),
        means: translate({
          id: 'serverCheck.adminAccount.refused.means',
          message: 'It has expired, was reset, or was not copied whole.',
          description: 'What a finding about a server means',
        }),
        remedy,
        facts: {token: 'refused'},
      };
    }
    return {
      certainty: 'certain',
      saw: translate({
        id: 'serverCheck.adminAccount.saw',
        message: 'The token is that of another account.',
        description: 'What a check of a server saw',
      }),
      means: translate({
        id: 'serverCheck.adminAccount.means',
        message: 'Storages, settings and metas could not be checked.',
        description: 'What a finding about a server means',
      }),
      remedy,
      facts: {token: 'no administrator'},
    };
  },
  page: pages.token,
};
