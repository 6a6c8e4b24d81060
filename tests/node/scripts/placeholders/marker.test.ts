import {
  findPlaceholders,
  toWrite,
} from '../../../../scripts/placeholders/marker';

test('placeholders are found where they are, in any kind of file', () => {
  const text = [
    `title: ${toWrite('A title')}`,
    '',
    `{"en": "${toWrite('One')}", "zh": "${toWrite('一')}"}`,
  ].join('\n');
  expect(findPlaceholders(text)).toEqual([
    {line: 1, text: 'A title'},
    {line: 3, text: 'One'},
    {line: 3, text: '一'},
  ]);
});

test('brackets that are only shown are no placeholders', () => {
  expect(findPlaceholders('Between `⟦` and `⟧`.')).toEqual([]);
});
