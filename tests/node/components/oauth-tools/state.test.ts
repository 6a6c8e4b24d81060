import {isSameState} from '../../../../src/components/oauth-tools/state';

test.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'abcd', false],
  ['', 'a', false],
])('the state %j is the same as %j: %s', (one, other, isSame) => {
  expect(isSameState(one, other)).toBe(isSame);
});
