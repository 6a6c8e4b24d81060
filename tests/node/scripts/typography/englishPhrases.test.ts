import {
  findPhrases,
  findPhrasesInJson,
} from '../../../../scripts/typography/englishPhrases';

test.each([
  ['Sign out if the cookie got out.', 'got out'],
  ['AList accepts it without a word.', 'without a word'],
  ['A path is a wall for looking.', 'a wall for'],
  ['| AList | rclone | Mind |', '| Mind |'],
  ['The page is loaded anew.', 'anew'],
  ['The password lies in the database.', 'lies in'],
  ['The reason stands at the end.', 'stands at'],
  ['What stands after it is the ID.', 'What stands'],
])('an author who writes "%s" is told what to write instead', (text, found) => {
  const phrases = findPhrases(`A line.\n${text}`);
  expect(phrases.map((each) => each.found)).toContain(found);
  expect(phrases.every(({line, instead}) => line === 2 && instead !== '')).toBe(
    true,
  );
});

test.each([
  'Sign out if the cookie leaks.',
  '`$1` stands for the first group.',
  'Keep it in mind.',
  'It works without a warning.',
  'Two storages take turns.',
])('"%s" is left alone', (text) => {
  expect(findPhrases(text)).toEqual([]);
});

test('of facts only the English half is read', () => {
  const facts = [
    '{',
    '  "key": "anew",',
    '  "en": "Reads it anew",',
    '  "zh": "anew"',
    '}',
  ].join('\n');
  expect(findPhrasesInJson(facts)).toMatchObject([
    {line: 3, column: 19, found: 'anew'},
  ]);
});
