import {
  shorterQueries,
  suggestedQuery,
} from '../../../../src/components/search/suggestedQuery';

test.each([
  ['mount my onedrive', ['mount my', 'mount', 'my', 'onedrive']],
  ['  onedrive ', []],
  ['', []],
  ['a b c d e f', ['a b c d e', 'a b c d', 'a b c', 'a b']],
  ['same same', ['same']],
])('parts of %j are %j', (query, parts) => {
  expect(shorterQueries(query)).toEqual(parts);
});

test('the longest part that finds something is suggested', async () => {
  const finds = jest.fn(async (query: string) =>
    Promise.resolve(query === 'onedrive'),
  );
  await expect(
    suggestedQuery('mount my onedrive', finds, 'other'),
  ).resolves.toBe('onedrive');
  expect(finds).toHaveBeenCalledTimes(4);
});
