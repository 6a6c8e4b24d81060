import {packageStorageKeys} from '../../../../src/config/storageKeys';
import {
  prepareSearchStorage,
  storedIndexName,
} from '../../../../src/components/search/searchStorage';

const recent = `${packageStorageKeys.searchRecent.key}zh`;
const favourites = `${packageStorageKeys.searchFavourites.key}zh`;

const hit = {
  objectID: '/zh/faq/',
  url: '/zh/faq/',
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'FAQ', lvl1: 'FAQ', lvl2: null},
};

const own = Object.getOwnPropertyDescriptor(window, 'localStorage');

afterEach(() => {
  jest.restoreAllMocks();
  if (own) {
    Object.defineProperty(window, 'localStorage', own);
  }
  window.localStorage.clear();
});

test('DocSearch stores its hits under the keys that the site lists, one per language', () => {
  expect(recent).toMatch(new RegExp(`__${storedIndexName('zh')}$`));
  expect(favourites).toMatch(new RegExp(`__${storedIndexName('zh')}$`));
});

test('a visitor who opened nothing from search yet has no stored hits', () => {
  expect(prepareSearchStorage('zh')).toBe(false);
  expect(window.localStorage).toHaveLength(0);
});

test('valid hits stay unchanged', () => {
  const text = JSON.stringify([hit]);
  window.localStorage.setItem(recent, text);
  expect(prepareSearchStorage('zh')).toBe(true);
  expect(prepareSearchStorage('en')).toBe(false);
  expect(window.localStorage.getItem(recent)).toBe(text);
});

test.each(['{}', 'null', '[{"a":1}]', '[null]', 'x'])(
  'an invalid stored value (%s) is removed before it can break search',
  (text) => {
    window.localStorage.setItem(favourites, text);
    expect(prepareSearchStorage('zh')).toBe(false);
    expect(window.localStorage.getItem(favourites)).toBe('[]');
  },
);

test('a storage that the browser denies no longer throws', () => {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(prepareSearchStorage('zh')).toBe(false);
  expect(() => window.localStorage).not.toThrow();
});
