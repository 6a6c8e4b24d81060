import {translate} from '@docusaurus/Translate';
import {dataOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';
import {settingOf} from './settingOf';

/** How long signed links hold. Links without a signature know no expiry. */
export const adminLinkExpiry: Check = {
  id: 'adminLinkExpiry',
  title: () =>
    translate({
      id: 'serverCheck.adminLinkExpiry',
      message: 'Do download links expire?',
      description: 'Name of a check of a server',
    }),
  needs: ['adminSettings', 'adminStorages'],
  evaluate: (seen): Finding | undefined => {
    const value = settingOf(seen, 'link_expiration') ?? '';
    const isSigned =
      settingOf(seen, 'sign_all') === 'true' ||
      (dataOf(seen, 'adminStorages')?.content ?? []).some(
        ({disabled, enable_sign: isOn}) => !disabled && isOn === true,
      );
    if (!isSigned || !/^-?\d+$/.test(value)) {
      return undefined;
    }
    const hours = Number(value);
    const facts = {linkExpirationHours: hours};
    if (hours < 0) {
      return {
        certainty: 'certain',
        saw: translate(
          {
            id: 'serverCheck.adminLinkExpiry.past.saw',
            message: 'Link expiration is {hours}.',
            description: 'What a check of a server saw',
          },
          {hours},
        ),
        means: translate({
          id: 'serverCheck.adminLinkExpiry.past.means',
          message:
            'Each signed link has expired when it is made and answers "sign expired".',
          description: 'What a finding about a server means',
        }),
        remedy: translate({
          id: 'serverCheck.adminLinkExpiry.past.remedy',
          message:
            'Set Link expiration to 0 for no expiry, or to a number of hours.',
          description: 'What to do about a finding about a server',
        }),
        facts,
      };
    }
    return hours === 0
      ? {
          certainty: 'info',
          saw: translate({
            id: 'serverCheck.adminLinkExpiry.never.saw',
            message: 'Link expiration is 0: signed links do not expire.',
            description: 'What a check of a server saw',
          }),
          means: translate({
            id: 'serverCheck.adminLinkExpiry.never.means',
            message:
              'A link that was passed on works for everybody until you reset the token.',
            description: 'What a finding about a server means',
          }),
          remedy: translate({
            id: 'serverCheck.adminLinkExpiry.never.remedy',
            message:
              'If you do not want that, set Link expiration in hours, longer than your longest video. Links that exist keep working.',
            description: 'What to do about a finding about a server',
          }),
          facts,
        }
      : {
          certainty: 'fine',
          saw: translate(
            {
              id: 'serverCheck.adminLinkExpiry.fine.saw',
              message: 'Signed links expire {hours} hours after they are made.',
              description: 'What a check of a server saw',
            },
            {hours},
          ),
          means: translate({
            id: 'serverCheck.adminLinkExpiry.fine.means',
            message:
              'A link that was passed on ends. A video that plays longer stops.',
            description: 'What a finding about a server means',
          }),
          facts,
        };
  },
  page: pages.signatures,
};
