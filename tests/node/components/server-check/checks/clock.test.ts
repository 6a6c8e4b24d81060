import {clock} from '../../../../../src/components/server-check/checks/clock';
import {
  RECORDED_AT,
  answered,
  findingOf,
  success,
} from '../../../../support/serverCheck';

const sessionAt = (seconds: number) => ({
  clock: answered(
    'clock',
    success([
      {last_active: RECORDED_AT / 1000 - 5000},
      {last_active: RECORDED_AT / 1000 + seconds},
    ]),
  ),
});

test('a clock that agrees is fine', () => {
  expect(findingOf(clock)?.certainty).toBe('fine');
  expect(findingOf(clock, sessionAt(-20))?.certainty).toBe('fine');
});

test('a clock that differs is named with its direction', () => {
  expect(findingOf(clock, sessionAt(300))?.saw).toContain('300 seconds ahead');
  expect(findingOf(clock, sessionAt(-300))).toMatchObject({
    certainty: 'likely',
    facts: {clockAheadSeconds: -300, source: 'session'},
  });
});

test('the header Date is read where a proxy exposes it', () => {
  const date = new Date(RECORDED_AT + 120_000).toUTCString();
  const settings = answered('settings', success({version: 'v3.63.0'}), {
    headers: {date},
  });
  const none = answered('clock', success([]));
  const finding = findingOf(clock, {settings, clock: none});
  expect(finding?.facts).toEqual({clockAheadSeconds: 120, source: 'date'});
  expect(finding?.saw).toContain('header Date');
  expect(finding?.means).toContain('clock of the proxy');
});

test('the clock of AList counts more than the Date of a proxy that is right', () => {
  const date = new Date(RECORDED_AT).toUTCString();
  const settings = answered('settings', success({version: 'v3.63.0'}), {
    headers: {date},
  });
  const finding = findingOf(clock, {settings, ...sessionAt(-3600)});
  expect(finding?.certainty).toBe('likely');
  expect(finding?.saw).toContain('clock of AList is 3600 seconds behind');
});

test('without sessions and Date nothing is said', () => {
  const none = answered('clock', success([]));
  expect(findingOf(clock, {clock: none})).toBeUndefined();
});
