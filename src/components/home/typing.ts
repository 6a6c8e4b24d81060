/** Delay between two characters, in milliseconds. */
const TYPING_INTERVAL = 150;

/** Pause after a complete title, in milliseconds. */
const ROTATION_PAUSE = 1000;

export interface Typing {
  /** Index of the current title. */
  title: number;
  /** How many of its characters are shown. */
  typed: number;
}

/** The characters of a title; surrogate pairs are not split. */
export function charactersOf(title: string): string[] {
  return Array.from(title);
}

/** The titles without the empty ones. */
export function typedTitles(titles: readonly string[]): string[] {
  return titles.map((title) => title.trim()).filter((title) => title !== '');
}

export function wholeTitle(titles: readonly string[], title: number): Typing {
  return {title, typed: charactersOf(titles[title] ?? '').length};
}

/** How many characters all titles begin with; those stay while the rest of a title is typed. A single title is typed as a whole. */
export function commonStart(titles: readonly string[]): number {
  if (titles.length < 2) {
    return 0;
  }
  const [first = [], ...others] = titles.map(charactersOf);
  const differs = (character: string, index: number) =>
    others.some((other) => other[index] !== character);
  const end = first.findIndex(differs);
  return end < 0 ? Math.max(0, first.length - 1) : end;
}

/**
 * The next step: the first character behind the common start at once, then one after the other, then the next title, in a loop. A single
 * title stops when it is complete.
 *
 * @param titles not empty: see {@link typedTitles}
 * @param now `undefined` before the start
 * @returns the next state, and the delay before it, in milliseconds; `undefined` at the end
 */
export function nextTyping(
  titles: readonly string[],
  now: Typing | undefined,
): {next: Typing; after: number} | undefined {
  const first = commonStart(titles) + 1;
  if (now === undefined) {
    return titles.length === 0
      ? undefined
      : {next: {title: 0, typed: first}, after: 0};
  }
  const {title, typed} = now;
  if (typed < wholeTitle(titles, title).typed) {
    return {next: {title, typed: typed + 1}, after: TYPING_INTERVAL};
  }
  return titles.length < 2
    ? undefined
    : {
        next: {title: (title + 1) % titles.length, typed: first},
        after: ROTATION_PAUSE,
      };
}
