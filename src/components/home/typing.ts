/** Time between two characters of a title that is being typed, in milliseconds. */
export const TYPING_INTERVAL = 150;

/** Time that a whole title stands before the next one, in milliseconds. */
export const ROTATION_PAUSE = 1000;

/** How far the typing has come. */
export interface Typing {
  /** Index of the title that is shown. */
  title: number;
  /** How many of its characters are shown. */
  typed: number;
}

/** What is shown next, and how long what is shown now stays, in milliseconds. */
export interface TypingStep {
  next: Typing;
  after: number;
}

/** Characters as a reader counts them: never half of one that takes two code units. */
export function charactersOf(title: string): string[] {
  return Array.from(title);
}

/** The titles that can be typed: not the empty ones. */
export function typedTitles(titles: readonly string[]): string[] {
  return titles.map((title) => title.trim()).filter((title) => title !== '');
}

/** A title that is shown whole. */
export function wholeTitle(titles: readonly string[], title: number): Typing {
  return {title, typed: charactersOf(titles[title] ?? '').length};
}

/**
 * The step that follows: the first character at once, then one after the other, then the next title, and the first again after the
 * last. A single title stops when it is whole.
 *
 * @param titles not empty ones: see {@link typedTitles}
 * @param now `undefined` before the typing begins
 * @returns `undefined` when nothing follows
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
