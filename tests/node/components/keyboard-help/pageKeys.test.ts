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

const press = (key: Partial<KeyPress>, isTyping = false) =>
  pageKey({...nothing, ...key}, isTyping);

const next = {key: 'ArrowRight', altKey: true};

test.each([
  ['Alt and the right arrow lead on', next, 'next'],
  [
    'Alt and the left arrow lead back',
    {key: 'ArrowLeft', altKey: true},
    'previous',
  ],
  ['a question mark asks for help', {key: '?', shiftKey: true}, 'help'],
  ['so does one that needs no Shift', {key: '?'}, 'help'],
  ['so does one of a Chinese keyboard', {key: '？', shiftKey: true}, 'help'],
  ['a slash opens search', {key: '/'}, 'search'],
  ['so does one of a Chinese keyboard', {key: '／'}, 'search'],
  ['and one that needs Shift', {key: '/', shiftKey: true}, 'search'],
  ['so does Control with K', {key: 'k', ctrlKey: true}, 'search'],
  ['or Command with K', {key: 'k', metaKey: true}, 'search'],
  ['or with Caps Lock', {key: 'K', ctrlKey: true}, 'search'],
  [
    'or its place on a Russian keyboard',
    {key: 'л', code: 'KeyK', ctrlKey: true},
    'search',
  ],
  [
    'or K where a Dvorak keyboard has it',
    {key: 'k', code: 'KeyV', ctrlKey: true},
    'search',
  ],
  [
    'also held down, before the browser takes it',
    {key: 'k', ctrlKey: true, repeat: true},
    'search',
  ],
] as const)('%s', (_, key, meant) => {
  expect(press(key)).toBe(meant);
});

test.each([
  ['an arrow alone', {key: 'ArrowRight'}],
  ['Alt and another arrow', {key: 'ArrowUp', altKey: true}],
  ['Alt and another key', {key: 'n', altKey: true}],
  ['Alt and a question mark', {key: '?', altKey: true}],
  ['Control and a question mark', {key: '?', ctrlKey: true}],
  ['Command and a question mark', {key: '?', metaKey: true}],
  ['Alt, Shift and an arrow', {...next, shiftKey: true}],
  ['Alt, Control and an arrow', {...next, ctrlKey: true}],
  ['Alt, Command and an arrow', {...next, metaKey: true}],
  ['an arrow that is held down', {...next, repeat: true}],
  ['another key', {key: 'a'}],
  ['K alone', {key: 'k'}],
  ['T at the place of K', {key: 't', code: 'KeyK', ctrlKey: true}],
  ['Control, Shift and K', {key: 'K', ctrlKey: true, shiftKey: true}],
  ['Control, Alt and K', {key: 'k', ctrlKey: true, altKey: true}],
  ['Control, Command and K', {key: 'k', ctrlKey: true, metaKey: true}],
  ['Control and a slash', {key: '/', ctrlKey: true}],
  ['Alt and a slash', {key: '/', altKey: true}],
])('%s means nothing to the site', (_, key) => {
  expect(press(key)).toBeUndefined();
});

test.each([next, {key: 'ArrowLeft', altKey: true}, {key: '?'}, {key: '/'}])(
  'whoever types keeps the key %j',
  (key) => {
    expect(press(key, true)).toBeUndefined();
  },
);

test('whoever types can search with a key that types nothing', () => {
  expect(press({key: 'k', ctrlKey: true}, true)).toBe('search');
});
