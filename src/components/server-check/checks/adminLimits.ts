import {translate} from '@docusaurus/Translate';
import type {Observations} from '../fetching/observation';
import {readNewerSettings} from '../fetching/requests';
import type {Check, Finding} from './check';
import {pages} from './pages';
import {newerSettingOf} from './settingOf';

const speeds = readNewerSettings.filter((key) => key.endsWith('_speed'));
const queues = readNewerSettings.filter((key) => key.endsWith('_threads_num'));

/** Settings of these whose value stops what they limit. */
const stoppedIn = (
  keys: readonly (typeof readNewerSettings)[number][],
  seen: Observations,
  isStopped: (value: number) => boolean,
) =>
  keys.filter((key) => {
    const value = newerSettingOf(seen, key) ?? '';
    return /^-?\d+$/.test(value) && isStopped(Number(value));
  });

/** Limits of zero, which stop everything where readers mean that there is none. */
export const adminLimits: Check = {
  id: 'adminLimits',
  title: () =>
    translate({
      id: 'serverCheck.adminLimits',
      message: 'Do limits stop transfers or tasks?',
      description: 'Name of a check of a server',
    }),
  needs: ['adminNewerSettings'],
  evaluate: (seen): Finding | undefined => {
    if (newerSettingOf(seen, 'max_client_download_speed') === undefined) {
      return undefined;
    }
    const transfers = stoppedIn(speeds, seen, (value) => value === 0);
    const tasks = stoppedIn(queues, seen, (value) => value <= 0);
    const stopped = [...transfers, ...tasks];
    const facts = {stopped: stopped.join(' ') || 'none'};
    if (stopped.length === 0) {
      return {
        certainty: 'fine',
        saw: translate({
          id: 'serverCheck.adminLimits.fine.saw',
          message: 'No limit of speed or of tasks is 0.',
          description: 'What a check of a server saw',
        }),
        means: translate({
          id: 'serverCheck.adminLimits.fine.means',
          message: 'No setting stops transfers or tasks.',
          description: 'What a finding about a server means',
        }),
        facts,
      };
    }
    return {
      certainty: 'certain',
      saw: translate({
        id: 'serverCheck.adminLimits.saw',
        message: 'Settings under Traffic are 0.',
        description: 'What a check of a server saw; their names follow',
      }),
      means:
        transfers.length > 0
          ? translate({
              id: 'serverCheck.adminLimits.speeds',
              message:
                '0 is not “no limit”: transfers hang without a message and keep a processor core busy, and tasks never begin.',
              description: 'What a finding about a server means',
            })
          : translate({
              id: 'serverCheck.adminLimits.queues',
              message: '0 is not “no limit”: these tasks wait and never begin.',
              description: 'What a finding about a server means',
            }),
      remedy: translate({
        id: 'serverCheck.adminLimits.remedy',
        message: 'Set speeds to -1 for no limit, numbers of tasks to 5:',
        description: 'What to do; the names of settings follow',
      }),
      details: stopped,
      facts,
    };
  },
  page: pages.traffic,
};
