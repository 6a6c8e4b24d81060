import {translate} from '@docusaurus/Translate';
import {answerOf, type Observations} from '../fetching/observation';
import type {RequestName} from '../fetching/answers';
import type {Check} from './check';
import {pages} from './pages';

/** In seconds. A code of two-factor authentication is right for 30. */
const TOLERANCE = 30;

interface Reading {
  /** By how many seconds the server is ahead. */
  ahead: number;
  source: 'date' | 'session';
}

/**
 * What the server's clock says. AList itself notes for each account when its last request came, which was this one. The header Date is
 * hidden from pages of other sites, unless a proxy exposes it, and is mostly the proxy's own. A clock that is wrong comes first.
 */
export function clockReading(
  seen: Observations,
  names: readonly ('settings' | 'clock' | 'adminClock')[],
): Reading | undefined {
  const readings = names.flatMap((name: RequestName): Reading[] => {
    const answer = answerOf(seen, name);
    const date = Date.parse(answer?.headers.date ?? '');
    return answer === undefined || Number.isNaN(date)
      ? []
      : [{ahead: Math.round((date - answer.at) / 1000), source: 'date'}];
  });
  const sessions = names.flatMap((name): Reading[] => {
    const answer = name === 'settings' ? undefined : answerOf(seen, name);
    const times = (answer?.envelope?.data ?? []).map(
      ({last_active: time}) => time,
    );
    return answer === undefined || times.length === 0
      ? []
      : [
          {
            ahead: Math.round(Math.max(...times) - answer.at / 1000),
            source: 'session',
          },
        ];
  });
  const all = [...sessions, ...readings];
  return all.find(({ahead}) => Math.abs(ahead) > TOLERANCE) ?? all[0];
}

/** The header Date does not say who wrote it. */
const proxyClock = () =>
  translate({
    id: 'serverCheck.clock.proxy',
    message:
      'That is the clock of the proxy, or of AList if the proxy passes the header on. On one machine both have the same clock.',
    description: 'What a finding about a server means',
  });

function differenceOf(ahead: number, isOwn: boolean): string {
  const seconds = Math.abs(ahead);
  if (isOwn) {
    return ahead > 0
      ? translate(
          {
            id: 'serverCheck.clock.ahead',
            message:
              'The clock of AList is {seconds} seconds ahead of this device.',
            description: 'What a check of a server saw',
          },
          {seconds},
        )
      : translate(
          {
            id: 'serverCheck.clock.behind',
            message:
              'The clock of AList is {seconds} seconds behind this device.',
            description: 'What a check of a server saw',
          },
          {seconds},
        );
  }
  return ahead > 0
    ? translate(
        {
          id: 'serverCheck.clock.dateAhead',
          message: 'The header Date is {seconds} seconds ahead of this device.',
          description: 'What a check of a server saw',
        },
        {seconds},
      )
    : translate(
        {
          id: 'serverCheck.clock.dateBehind',
          message: 'The header Date is {seconds} seconds behind this device.',
          description: 'What a check of a server saw',
        },
        {seconds},
      );
}

export function evaluateClock(
  reading: Reading | undefined,
): ReturnType<Check['evaluate']> {
  if (reading === undefined) {
    return undefined;
  }
  const {ahead, source} = reading;
  const seconds = Math.abs(ahead);
  const facts = {clockAheadSeconds: ahead, source};
  const isOwn = source === 'session';
  if (seconds <= TOLERANCE) {
    return {
      certainty: 'fine',
      saw: isOwn
        ? translate({
            id: 'serverCheck.clock.fine.saw',
            message: 'The clock of AList and that of this device agree.',
            description: 'What a check of a server saw',
          })
        : translate({
            id: 'serverCheck.clock.fine.date',
            message: 'The header Date and the clock of this device agree.',
            description: 'What a check of a server saw',
          }),
      means: isOwn
        ? translate({
            id: 'serverCheck.clock.fine.means',
            message: 'Two-factor codes and expiring links work as they should.',
            description: 'What a finding about a server means',
          })
        : proxyClock(),
      facts,
    };
  }
  return {
    certainty: 'likely',
    saw: differenceOf(ahead, isOwn),
    means: isOwn
      ? translate({
          id: 'serverCheck.clock.means',
          message:
            'One of the two is wrong. If it is the server’s, two-factor codes are refused, links expire too early or too late, and some providers refuse to answer.',
          description: 'What a finding about a server means',
        })
      : proxyClock(),
    remedy: translate({
      id: 'serverCheck.clock.remedy',
      message:
        'Turn on time synchronization (NTP) on the server. A container has the clock of its host.',
      description: 'What to do about a finding about a server',
    }),
    facts,
  };
}

export const clock: Check = {
  id: 'clock',
  title: () =>
    translate({
      id: 'serverCheck.clock',
      message: 'Is its clock right?',
      description: 'Name of a check of a server',
    }),
  needs: ['settings', 'clock'],
  evaluate: (seen) => evaluateClock(clockReading(seen, ['settings', 'clock'])),
  page: pages.twoFactor,
};
