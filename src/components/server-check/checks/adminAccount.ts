import {translate} from '@docusaurus/Translate';
import type {Envelope} from '../fetching/answers';
import {answerOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';
import {deviceRefusal, isTokenRefusal} from './tokenRefusal';

const newToken = () =>
  translate({
    id: 'serverCheck.adminAccount.remedy',
    message:
      'Sign in as administrator and copy the token of the settings page Other.',
    description: 'What to do about a finding about a server',
  });

/** Why AList refuses, and what helps. */
function reasonOf(
  refusal: Envelope<unknown>,
): Pick<Finding, 'means' | 'remedy' | 'page' | 'facts'> {
  const device = deviceRefusal(refusal);
  if (device === 'signedOut') {
    return {
      means: translate({
        id: 'serverCheck.adminAccount.signedOut.means',
        message:
          'This page counts as a device of the administrator, the same as scripts without a Client-Id. This device was signed out, by hand or because Max devices was reached. The token may be right.',
        description: 'What a finding about a server means',
      }),
      remedy: translate({
        id: 'serverCheck.adminAccount.signedOut.remedy',
        message:
          'Wait until the time of Device session ttl has passed since the device was last used, a day by default, or sign in once over the API without a Client-Id. A new token does not help.',
        description: 'What to do about a finding about a server',
      }),
      page: pages.devices,
      facts: {token: 'device signed out'},
    };
  }
  if (device === 'tooMany') {
    return {
      means: translate({
        id: 'serverCheck.adminAccount.tooMany.means',
        message:
          'This page counts as a device of the administrator, and Max devices is reached. The token may be right.',
        description: 'What a finding about a server means',
      }),
      remedy: translate({
        id: 'serverCheck.adminAccount.tooMany.remedy',
        message:
          'Sign out a device of the administrator under Conversation, or raise Max devices in the global settings.',
        description: 'What to do about a finding about a server',
      }),
      page: pages.devices,
      facts: {token: 'too many devices'},
    };
  }
  return {
    means: isTokenRefusal(refusal)
      ? translate({
          id: 'serverCheck.adminAccount.refused.means',
          message: 'It has expired, was reset, or was not copied whole.',
          description: 'What a finding about a server means',
        })
      : translate({
          id: 'serverCheck.adminAccount.unchecked.means',
          message: 'Nothing that needs the token could be checked.',
          description: 'What a finding about a server means',
        }),
    remedy: newToken(),
    facts: {token: 'refused'},
  };
}

/** AList's answer to the token of somebody else. */
const isNoAdmin = ({code, message}: Envelope<unknown>) =>
  code === 403 && /not an admin/i.test(message);

/** Whether AList takes the token, and as that of an administrator. */
export const adminAccount: Check = {
  id: 'adminAccount',
  title: () =>
    translate({
      id: 'serverCheck.adminAccount',
      message: 'Is the token that of an administrator?',
      description: 'Name of a check of a server',
    }),
  // Either of the two requests may be switched off.
  needs: [],
  evaluate: (seen): Finding | undefined => {
    const storages = answerOf(seen, 'adminStorages')?.envelope;
    const refusal = [answerOf(seen, 'admin')?.envelope, storages].find(
      (answer) => answer !== undefined && [401, 403].includes(answer.code),
    );
    if (refusal === undefined) {
      return undefined;
    }
    if (!isNoAdmin(refusal)) {
      return {
        certainty: 'certain',
        saw: translate(
          {
            id: 'serverCheck.adminAccount.refused',
            message: 'AList refuses the token: {message}',
            description:
              'What a check of a server saw; the message is the server’s',
          },
          {message: refusal.message},
        ),
        ...reasonOf(refusal),
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
      remedy: newToken(),
      facts: {token: 'no administrator'},
    };
  },
  page: pages.token,
};
