import {median, ratioOf, spreadOf} from '../../../../scripts/bench/spread';

test('the middle of an even number of runs lies between the two in the middle', () => {
  expect(median([40, 10, 30, 20])).toBe(25);
  expect(median([30, 10, 20])).toBe(20);
});

test('nothing has no middle', () => {
  expect(() => median([])).toThrow('found no values');
});

test('a spread tells the least and the greatest run too', () => {
  expect(spreadOf([3, 1, 2])).toEqual({min: 1, median: 2, max: 3});
});

test('a run is compared with the one beside it, so that a busy machine counts for both', () => {
  expect(ratioOf([10, 100, 20], [20, 200, 40])).toEqual({
    min: 0.5,
    median: 0.5,
    max: 0.5,
  });
});

test.each([
  {what: 'zero', own: [1], other: [0]},
  {what: 'fewer runs', own: [1, 2], other: [1]},
  {what: 'no runs', own: [], other: []},
])('with $what there is no ratio', ({own, other}) => {
  expect(ratioOf(own, other)).toBeUndefined();
});
