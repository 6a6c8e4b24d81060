import {randomItem} from '../../../../src/components/not-found/randomItem';

test.each([
  [0, 'a'],
  [0.33, 'a'],
  [0.34, 'b'],
  [0.67, 'c'],
  [0.999_999, 'c'],
])('where the random number is %d, %s of three is chosen', (chance, item) => {
  expect(randomItem(['a', 'b', 'c'], () => chance)).toBe(item);
});

test('a generator that gives 1 still chooses something', () => {
  expect(randomItem(['a', 'b'], () => 1)).toBe('a');
});
