import {pageKey, type KeyPress} from '../../../src/lib/pageKeys';

const nothing: KeyPress = {
  key: '',
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
])('%s means nothing to the site', (_, key) => {
  expect(press(key)).toBeUndefined();
});

test.each([next, {key: 'ArrowLeft', altKey: true}, {key: '?'}])(
  'whoever types keeps the key %j',
  (key) => {
    expect(press(key, true)).toBeUndefined();
  },
);
