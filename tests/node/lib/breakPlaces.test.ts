import {breakPlaces} from '../../../src/lib/breakPlaces';

test.each([
  ['ALIST_DATABASE_TYPE', ['ALIST_', 'DATABASE_', 'TYPE']],
  ['database.type', ['database.', 'type']],
  ['/api/fs/list', ['/api/', 'fs/', 'list']],
  ['https://example.com/a', ['https://', 'example.com/', 'a']],
  ['0.0.0.0:5244', ['0.0.0.0:', '5244']],
  ['--data', ['--data']],
  ['a\nb', ['a\nb']],
  ['', ['']],
])('%j breaks after punctuation and never inside a word', (text, parts) => {
  expect(breakPlaces(text)).toEqual(parts);
});
