import {
  charactersOf,
  nextTyping,
  typedTitles,
  wholeTitle,
  type Typing,
} from '../../../../src/components/home/typing';

/** What a visitor sees at each time, in milliseconds, until the end or a limit. */
function shownOverTime(titles: readonly string[], steps: number) {
  const seen: [at: number, text: string][] = [];
  let now: Typing | undefined;
  let time = 0;
  for (let step = 0; step < steps; step += 1) {
    const following = nextTyping(titles, now);
    if (!following) {
      break;
    }
    now = following.next;
    time += following.after;
    const characters = charactersOf(titles[now.title] ?? '');
    seen.push([time, characters.slice(0, now.typed).join('')]);
  }
  return seen;
}

test('a visitor sees the first letter at once, one more each interval, the next title after the pause, then the first again', () => {
  expect(shownOverTime(['abc', 'de'], 7)).toEqual([
    [0, 'a'],
    [150, 'ab'],
    [300, 'abc'],
    [1300, 'd'],
    [1450, 'de'],
    [2450, 'a'],
    [2600, 'ab'],
  ]);
});

test('what all titles begin with stays, and only their ends are typed', () => {
  expect(shownOverTime(['a file', 'a bit'], 5)).toEqual([
    [0, 'a f'],
    [150, 'a fi'],
    [300, 'a fil'],
    [450, 'a file'],
    [1450, 'a b'],
  ]);
});

test('a single title is typed once and then stays', () => {
  expect(shownOverTime(['ab'], 10)).toEqual([
    [0, 'a'],
    [150, 'ab'],
  ]);
});

test('without titles nothing is typed', () => {
  expect(shownOverTime([], 10)).toEqual([]);
});

test('a surrogate pair is never split', () => {
  expect(shownOverTime(['𠮷a'], 2)).toEqual([
    [0, '𠮷'],
    [150, '𠮷a'],
  ]);
});

test('empty titles are left out', () => {
  expect(typedTitles(['', ' a ', '   ', 'b'])).toEqual(['a', 'b']);
});

test('a complete title shows all of its letters, and a missing one shows none', () => {
  expect(wholeTitle(['a', '𠮷b'], 1)).toEqual({title: 1, typed: 2});
  expect(wholeTitle([], 0)).toEqual({title: 0, typed: 0});
});
