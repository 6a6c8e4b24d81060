import {findUnwritten, toWrite} from '../../../../scripts/unwritten/marker';

test('words to write are found where they are, in any kind of file', () => {
  const text = [
    `title: ${toWrite('A title')}`,
    '',
    `{"en": "${toWrite('One')}", "zh": "${toWrite('一')}"}`,
  ].join('\n');
  expect(findUnwritten(text)).toEqual([
    {line: 1, words: 'A title'},
    {line: 3, words: 'One'},
    {line: 3, words: '一'},
  ]);
});

test('brackets that are only shown are no words to write', () => {
  expect(findUnwritten('Between `⟦` and `⟧`.')).toEqual([]);
});
