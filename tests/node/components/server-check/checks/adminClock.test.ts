import {adminClock} from '../../../../../src/components/server-check/checks/adminClock';
import {
  RECORDED_AT,
  answered,
  certaintyOf,
  success,
} from '../../../../support/serverCheck';

const sessionAt = (seconds: number) =>
  answered(
    'adminClock',
    success([{last_active: RECORDED_AT / 1000 + seconds}]),
  );

test('the clock is read with the token where the guest says nothing', () => {
  const late = {adminClock: sessionAt(-600)};
  expect(certaintyOf(adminClock, {...late, clock: undefined})).toBe('likely');
  expect(certaintyOf(adminClock, late)).toBeUndefined();
});

test('the clock of AList is read with the token where only a proxy says something', () => {
  const date = new Date(RECORDED_AT).toUTCString();
  const settings = answered('settings', success({version: 'v3.63.0'}), {
    headers: {date},
  });
  const seen = {settings, clock: undefined, adminClock: sessionAt(-600)};
  expect(certaintyOf(adminClock, seen)).toBe('likely');
});
