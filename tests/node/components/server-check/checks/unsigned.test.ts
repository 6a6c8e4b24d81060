import {unsigned} from '../../../../../src/components/server-check/checks/unsigned';
import {answered, certaintyOf, refusal} from '../../../../support/serverCheck';

const open = {unsigned: answered('unsigned', 'x', {status: 206})};

const guestOff = {
  guest: answered(
    'guest',
    refusal(401, 'Guest user is disabled, login please'),
  ),
};

test('a refused bare address is fine', () => {
  expect(certaintyOf(unsigned)).toBe('fine');
});

test('a file that opens is good to know, and a fault where the guest is disabled', () => {
  expect(certaintyOf(unsigned, open)).toBe('info');
  expect(certaintyOf(unsigned, {...open, ...guestOff})).toBe('certain');
  expect(certaintyOf(unsigned, {unsigned: {kind: 'redirected'}})).toBe('info');
});

test('a file that is missing, and a page of another program, say nothing', () => {
  const missing = answered('unsigned', refusal(500, 'object not found'));
  const page = answered('unsigned', '<html></html>');
  expect(certaintyOf(unsigned, {unsigned: missing})).toBeUndefined();
  expect(certaintyOf(unsigned, {unsigned: page})).toBeUndefined();
});
