import {authorization} from '../../../../../src/components/server-check/checks/authorization';
import {answered, certaintyOf, refusal} from '../../../../support/serverCheck';

const off = refusal(401, 'Guest user is disabled, login please');

test('a refused token has reached AList', () => {
  expect(certaintyOf(authorization)).toBe('fine');
});

test('a token that goes unnoticed was dropped, with the guest on and off', () => {
  const guest = answered('guest', off);
  const madeUpTokenFresh = answered('madeUpTokenFresh', off);
  expect(certaintyOf(authorization, {guest, madeUpTokenFresh})).toBe('certain');
  const seenAsGuest = answered('madeUpTokenFresh', {
    code: 200,
    message: 'success',
    data: {},
  });
  expect(certaintyOf(authorization, {madeUpTokenFresh: seenAsGuest})).toBe(
    'certain',
  );
});

test('the disabled guest is no refused token', () => {
  const guest = answered('guest', off);
  expect(certaintyOf(authorization, {guest})).toBe('fine');
});
