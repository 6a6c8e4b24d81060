import {readFileSync} from 'node:fs';

test('the words of the spelling dictionary are in lower case, sorted, and each there once', () => {
  const words = readFileSync('.cspell/words.txt', 'utf8').trim().split('\n');
  expect(words.length).toBeGreaterThan(50);
  const tidy = [...new Set(words.map((word) => word.toLowerCase()))].sort();
  expect(words).toEqual(tidy);
});
