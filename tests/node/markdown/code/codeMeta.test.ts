import {parseCodeMeta} from '../../../../src/markdown/code/codeMeta';

test('an author says nothing, and nothing is marked', () => {
  expect(parseCodeMeta('', 3)).toEqual({marks: new Map()});
});

test('an author names a file, marks lines and numbers them, in any order', () => {
  const meta = parseCodeMeta(
    'showLineNumbers=10 {1,4-5} title="a = b.conf" ins={2} tab=linux del={3}',
    5,
  );
  expect(meta).toEqual({
    title: 'a = b.conf',
    tab: 'linux',
    numbersFrom: 10,
    marks: new Map([
      [1, 'mark'],
      [4, 'mark'],
      [5, 'mark'],
      [2, 'ins'],
      [3, 'del'],
    ]),
  });
});

test('lines are numbered from one where no other number is named', () => {
  expect(parseCodeMeta('showLineNumbers', 2).numbersFrom).toBe(1);
});

test.each([
  ['tilte="a"', 'found tilte, expected title="…"'],
  ['title=', 'found title='],
  ['title=""', 'found title, expected'],
  ['ins=2', 'found ins, expected'],
  ['numbered', 'found numbered, expected'],
  ['showLineNumbers=ten', 'found showLineNumbers, expected'],
  ['{1,a}', 'found {1,a}, expected lines between 1 and 4'],
  ['{5}', 'found {5}, expected lines between 1 and 4'],
  ['del={3-2}', 'found {3-2}, expected lines between 1 and 4'],
  ['{}', 'found {}, expected lines between 1 and 4'],
])('a mistake is named: %s', (meta, message) => {
  expect(() => parseCodeMeta(meta, 4)).toThrow(message);
});
