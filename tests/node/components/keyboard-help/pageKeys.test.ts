import {
  pageKey,
  type KeyPress,
} from '../../../../src/components/keyboard-help/pageKeys';

const nothing: KeyPress = {
  key: '',
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
};

/** A key as a keyboard gives it, such as `Alt+ArrowRight`, at its place on another keyboard. */
function press(keys: string, more: Partial<KeyPress> & {typing?: true} = {}) {
  const held = keys.split(/\+(?=.)/);
  const key = held.pop() ?? '';
  const modifiers = Object.fromEntries(
    held.map((name) => [`${name}Key`, true]),
  );
  const {typing = false, ...rest} = more;
  return pageKey({...nothing, key, ...modifiers, ...rest}, typing);
}

test.each<[string, string, string, Partial<KeyPress>?]>([
  ['Alt and the right arrow lead on', 'alt+ArrowRight', 'next'],
  ['Alt and the left arrow lead back', 'alt+ArrowLeft', 'previous'],
  ['a question mark asks for help', 'shift+?', 'help'],
  ['so does one that needs no Shift', '?', 'help'],
  ['so does one of a Chinese keyboard', 'shift+？', 'help'],
  ['a slash opens search', '/', 'search'],
  ['so does one of a Chinese keyboard', '／', 'search'],
  ['and one that needs Shift', 'shift+/', 'search'],
  ['so does Control with K', 'ctrl+k', 'search'],
  ['or Command with K', 'meta+k', 'search'],
  ['or with Caps Lock', 'ctrl+K', 'search'],
  ['or its place on a Russian keyboard', 'ctrl+л', 'search', {code: 'KeyK'}],
  ['or K at the place of Dvorak', 'ctrl+k', 'search', {code: 'KeyV'}],
  ['also held down, before the browser', 'ctrl+k', 'search', {repeat: true}],
])('%s: %s', (_, keys, meant, more = {}) => {
  expect(press(keys, more)).toBe(meant);
});

test.each<[string, Partial<KeyPress>?]>([
  ['ArrowRight'],
  ['alt+ArrowUp'],
  ['alt+n'],
  ['alt+?'],
  ['ctrl+?'],
  ['meta+?'],
  ['alt+shift+ArrowRight'],
  ['alt+ctrl+ArrowRight'],
  ['alt+meta+ArrowRight'],
  ['alt+ArrowRight', {repeat: true}],
  ['a'],
  ['k'],
  ['ctrl+t', {code: 'KeyK'}],
  ['ctrl+shift+K'],
  ['ctrl+alt+k'],
  ['ctrl+meta+k'],
  ['ctrl+/'],
  ['alt+/'],
])('%s means nothing to the site', (keys, more = {}) => {
  expect(press(keys, more)).toBeUndefined();
});

test.each(['alt+ArrowRight', 'alt+ArrowLeft', '?', '/'])(
  'whoever types keeps the key %s',
  (keys) => {
    expect(press(keys, {typing: true})).toBeUndefined();
  },
);

test('whoever types can search with a key that types nothing', () => {
  expect(press('ctrl+k', {typing: true})).toBe('search');
});
