import {
  isSameState,
  STATE_BYTES,
} from '../../../../src/components/oauth-tools/state';

describe('a state', () => {
  test('has the 128 bits that OAuth requires', () => {
    expect(STATE_BYTES * 8).toBeGreaterThanOrEqual(128);
  });

  test.each([
    ['abc', 'abc', true],
    ['abc', 'abd', false],
    ['abc', 'abcd', false],
    ['', 'a', false],
  ])('%j is the same as %j: %s', (one, other, isSame) => {
    expect(isSameState(one, other)).toBe(isSame);
  });
});
