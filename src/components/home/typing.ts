/** Delay between two characters, in milliseconds. */
export const TYPING_INTERVAL = 150;

/** Pause after a complete title, in milliseconds. */
export const ROTATION_PAUSE = 1000;

/** State of the typing. */
export interface Typing {
  /** Index of the current title. */
  title: number;
  /** How many of its characters are shown. */
  typed: number;
}

/** The next state, and the delay before it, in milliseconds. */
export interface TypingStep {
  next: Typing;
  after: number;
}

/** The characters of a title; surrogate pairs are not split. */
export function charactersOf(title: string): string[] {
  return Array.from(title);
}

/** The titles without the empty ones. */
export function typedTitles(titles: readonly string[]): string[] {
  return titles.map((title) => title.trim()).filter((title) => title !== '');
}

/** The state of a complete title. */
export function wholeTitle(titles: readonly string[], title: number): Typing {
  return {title, typed: charactersOf(titles[title] ?? '').length};
}

/**
 * The next step: the first character at once, then one after the other, then the next title, in a loop. A single title stops when it is
 * complete.
 *
 * @param titles not empty: see {@link typedTitles}
 * @param now `undefined` before the start
 * @returns `undefined` at the end
 */
export function nextTyping(
  titles: readonly string[],
  now: Typing | undefined,
): TypingStep | undefined {
  if (now === undefined) {
    return titles.length === 0
      ? undefined
      : {next: {title: 0, typed: 1}, after: 0};
  }
  const {title, typed} = now;
  if (typed < wholeTitle(titles, title).typed) {
    return {next: {title, typed: typed + 1}, after: TYPING_INTERVAL};
  }
  return titles.length < 2
    ? undefined
    : {
        next: {title: (title + 1) % titles.length, typed: 1},
        after: ROTATION_PAUSE,
      };
}
