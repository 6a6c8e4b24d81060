import {termSynonyms} from '../../../../../src/components/search/engine/termSynonyms';

test('a term is found by its names in both languages, its forms, and the words that the pages avoid', () => {
  const term = {
    id: 'storage',
    topic: 'storage' as const,
    term: {en: 'storage', zh: '存储'},
    short: {en: 'A place.', zh: '一处来源。'},
  };
  expect(
    termSynonyms([
      {
        ...term,
        forms: {en: ['storages', 'storage'], zh: []},
        avoid: {en: [], zh: ['储存']},
      },
      term,
    ]),
  ).toEqual([
    ['storage', '存储', 'storages', '储存'],
    ['storage', '存储'],
  ]);
});
