import {isFirstPageComing} from '../../../src/hooks/firstPage';

afterEach(() => {
  delete document.documentElement.dataset.hasHydrated;
});

test.each([
  [undefined, true],
  ['false', true],
  ['true', false],
])(
  'a page that says of its working "%s" is the first one, still coming: %s',
  (said, is) => {
    if (said !== undefined) {
      document.documentElement.dataset.hasHydrated = said;
    }
    expect(isFirstPageComing()).toBe(is);
  },
);
