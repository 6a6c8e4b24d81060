import {expectOfEach} from '../../support/expectOfEach';

test('a rule over many items fails with the items that break it, and without any', () => {
  const isEven = (number: number) => {
    expect(number % 2).toBe(0);
  };
  expectOfEach([2, 4], String, isEven);
  expect(() => {
    expectOfEach([2, 3], String, isEven);
  }).toThrow('3: ');
  expect(() => {
    expectOfEach([], String, isEven);
  }).toThrow();
});
