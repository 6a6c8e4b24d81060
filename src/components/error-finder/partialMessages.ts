import {cached} from '../../lib/cached';
import {editDistance} from '../../lib/editDistance';
import {knownMessage} from './knownMessage';
import {normalized, wordsIn} from './pastedText';

/** Characters that a text has to have of a message whose rest is cut off. */
const MIN_OF_CUT = 14;

/** The weighted share of a message's words that a similar text must contain. */
const SIMILAR_ENOUGH = 0.6;

/** How many words of a text are checked for typos, to limit the time. */
const WORDS_LIMIT = 300;

/** How much of a message a line has at its end or its beginning, where the rest is cut off. */
function lengthOfCut(line: string, message: string): number {
  const whole = knownMessage(message).pieces.join(' ');
  const longest = Math.min(whole.length - 1, line.length);
  for (let length = longest; length >= MIN_OF_CUT; length -= 1) {
    if (
      line.endsWith(whole.slice(0, length)) ||
      line.startsWith(whole.slice(-length))
    ) {
      return length;
    }
  }
  return 0;
}

/** Returns how much of a message is there, where the text, cut off, begins or ends. */
export function cutMessageLength(
  text: string,
): (messages: readonly string[]) => number {
  const lines = text.trim().split('\n');
  const ends = [...new Set([lines.at(0), lines.at(-1)])].map((line = '') =>
    normalized(line.replace(/(?:…|\.{3})\s*$/, '')).trim(),
  );
  return (messages) =>
    Math.max(
      0,
      ...messages.flatMap((message) =>
        ends.map((line) => lengthOfCut(line, message)),
      ),
    );
}

/** How many typos a word may have. */
function typosAllowed(word: string): number {
  if (word.length < 5) {
    return 0;
  }
  return word.length < 8 ? 1 : 2;
}

/** Returns a check whether a text contains a word, typos allowed. */
function wordFinder(text: string): (word: string) => boolean {
  const all = new Set(wordsIn(text));
  const some = [...all].slice(0, WORDS_LIMIT);
  const answers = new Map<string, boolean>();
  const isThere = (word: string) =>
    all.has(word) ||
    some.some(
      (typed) =>
        typed.startsWith(word.charAt(0)) &&
        Math.abs(typed.length - word.length) <= typosAllowed(word) &&
        editDistance(word, typed) <= typosAllowed(word),
    );
  return (word) => cached(answers, word, () => isThere(word));
}

/** In how many messages each word is. */
export function wordCounts(
  messages: readonly string[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const message of messages) {
    for (const word of new Set(knownMessage(message).words)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * Returns how similar a text is to the most similar of some messages: the share of its words that the text has, from 0 to 1; 0 where it is
 * not similar enough. The fewer messages contain a word, the more it counts.
 */
export function similarity(
  text: string,
  allMessages: readonly string[],
): (messages: readonly string[]) => number {
  const has = wordFinder(text);
  const counts = wordCounts(allMessages);
  const weightOf = (word: string) =>
    Math.log(1 + allMessages.length / (counts.get(word) ?? 1));
  const sum = (words: readonly string[]) =>
    words.reduce((total, word) => total + weightOf(word), 0);
  const share = (message: string) => {
    const words = [...new Set(knownMessage(message).words)];
    const found = words.filter(has);
    return found.length < 2 ? 0 : sum(found) / sum(words);
  };
  return (messages) => {
    const best = Math.max(...messages.map(share));
    return best < SIMILAR_ENOUGH ? 0 : best;
  };
}
