import type {GlossaryTerm} from '../../../../src/data/glossary/schema';
import {findTerm} from '../../../../src/components/glossary/terms';

const terms: GlossaryTerm[] = [
  {
    id: 'storage',
    topic: 'storage',
    term: {en: 'storage', zh: '存储'},
    forms: {en: ['storages'], zh: []},
    short: {en: 'A place.', zh: '一处来源。'},
  },
  {
    id: 'web-proxy',
    topic: 'download',
    term: {en: 'web proxy', zh: 'Web 代理'},
    short: {en: 'A way.', zh: '一种方式。'},
  },
];

test.each([
  ['storage', 'en', undefined, 'storage'],
  ['Storages', 'en', undefined, 'storage'],
  ['存储', 'zh', undefined, 'storage'],
  ['web 代理', 'zh', undefined, 'web-proxy'],
  ['any words', 'en', 'web-proxy', 'web-proxy'],
] as const)('an author writes "%s" in %s', (words, locale, id, expected) => {
  expect(findTerm(terms, words, locale, id).id).toBe(expected);
});

test('a term of the other language is not found', () => {
  expect(() => findTerm(terms, '存储', 'en')).toThrow(
    'found the term "存储", which the glossary does not have; expected one of: storage, storages, web proxy',
  );
});
