import {median, spreadOf} from '../../../../tools/bench/spread';

test('the middle of an even number of runs is between the two in the middle', () => {
  expect(median([40, 10, 30, 20])).toBe(25);
  expect(median([30, 10, 20])).toBe(20);
});

test('nothing has no middle', () => {
  expect(() => median([])).toThrow('found no values');
});

test('a spread tells the least and the greatest run too', () => {
  expect(spreadOf([3, 1, 2])).toEqual({min: 1, median: 2, max: 3});
});
