import {isInputMethodKey} from '../../../../src/components/search/composition';

test.each([
  ['a key within a word', {isComposing: true, keyCode: 13}, true],
  [
    'the key that ends a word in Safari',
    {isComposing: false, keyCode: 229},
    true,
  ],
  ['a key after it', {isComposing: false, keyCode: 13}, false],
])('%s: %j', (_, press, isTheirs) => {
  expect(isInputMethodKey(press)).toBe(isTheirs);
});
