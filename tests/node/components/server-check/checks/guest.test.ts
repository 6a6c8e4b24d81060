import {guest} from '../../../../../src/components/server-check/checks/guest';
import {
  answered,
  certaintyOf,
  findingOf,
  refusal,
  success,
} from '../../../../support/serverCheck';

test('a visitor reads how much strangers see, and what comes first', () => {
  expect(findingOf(guest)).toMatchObject({
    certainty: 'info',
    details: ['local/'],
    facts: {guestSees: 1},
  });
});

test('a disabled guest is fine, and so is one that sees nothing', () => {
  const off = refusal(401, 'Guest user is disabled, login please');
  expect(certaintyOf(guest, {guest: answered('guest', off)})).toBe('fine');
  const nothing = success({content: null, total: 0, write: false});
  expect(certaintyOf(guest, {listing: answered('listing', nothing)})).toBe(
    'fine',
  );
});

test('names of any length are shortened', () => {
  const content = [{name: 'x'.repeat(5000), is_dir: false}];
  const long = success({content, total: 1, write: false});
  const finding = findingOf(guest, {listing: answered('listing', long)});
  expect(finding?.details).toEqual(['x'.repeat(80)]);
});
