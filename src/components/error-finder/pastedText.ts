import {hanPairs} from '../../lib/hanPairs';

/** Maximum characters of a text. Of a longer one the end is used, where a log has the latest messages. */
export const TEXT_LIMIT = 20_000;

/** Normalizes case, width, quotation marks and white space, and removes terminal colours. */
export function normalized(text: string): string {
  return (
    text
      .slice(-TEXT_LIMIT)
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\p{Cc}\[[\d;]*m/gu, '')
      // What `docker compose logs` writes before each line.
      .replace(/^[ \t]*[\w.-]+ *\| /gm, '')
      .replace(/[‘’‛`´]/g, "'")
      .replace(/[“”„]/g, '"')
      .replace(/\\(["'])/g, '$1')
      .replace(/\s+/g, ' ')
  );
}

/** The words of a text; the pairs of its neighbours are the words of Han text. */
export function wordsIn(text: string): string[] {
  const line = normalized(text);
  const words = line.match(/[a-z][a-z\d_]{2,}|0x[a-f\d]+|\d{3,}/g) ?? [];
  const runs = line.match(/\p{sc=Han}{2,}/gu) ?? [];
  const pairs = runs.flatMap((run) => hanPairs(run).map((pair) => pair.text));
  return [...words, ...pairs];
}

const isWordCharacter = (character: string | undefined) =>
  character !== undefined && /[a-z\d]/.test(character);

/** Whether two neighbouring characters belong to the same word. */
export function isInsideWord(
  left: string | undefined,
  right: string | undefined,
): boolean {
  return isWordCharacter(left) && isWordCharacter(right);
}
