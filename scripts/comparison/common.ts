/** English words in a row that two texts may not share. */
export const WORDS_IN_A_ROW = 8;

/** Chinese characters in a row that two texts may not share; words in other scripts between them do not count, but must be equal. */
export const HAN_IN_A_ROW = 13;

const unit = /\p{Script=Han}|[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const han = /^\p{Script=Han}$/u;

/** Runs of this many units of one kind, with what is between them; `isBroken` ends a run. */
function runs(
  units: readonly string[],
  length: number,
  counts: (one: string) => boolean,
): string[] {
  const places = units.flatMap((one, place) => (counts(one) ? [place] : []));
  return places.slice(length - 1).map((end, i) => {
    const start = places[i] ?? 0;
    return units.slice(start, end + 1).join(' ');
  });
}

/** Every run of a sentence that would be too long if another text contained it too. */
export function runsOf(sentence: string): string[] {
  const units = sentence.toLowerCase().match(unit) ?? [];
  return units.some((one) => han.test(one))
    ? runs(units, HAN_IN_A_ROW, (one) => han.test(one))
    : runs(units, WORDS_IN_A_ROW, () => true);
}

export interface Text {
  file: string;
  sentences: readonly string[];
}

/** A sentence that another text contains as well, entirely or in part. */
export interface Overlap {
  file: string;
  sentence: string;
  /** The words in common, and where else they are. */
  run: string;
  otherFile: string;
}

/** Each sentence of the first texts that shares a run with one of the others, once. */
export function overlaps(
  texts: readonly Text[],
  others: readonly Text[],
): Overlap[] {
  const known = new Map<string, string>();
  for (const {file, sentences} of others) {
    for (const run of sentences.flatMap(runsOf)) {
      known.set(run, file);
    }
  }
  return texts.flatMap(({file, sentences}) =>
    sentences.flatMap((sentence) => {
      const run = runsOf(sentence).find((one) => known.has(one));
      return run === undefined
        ? []
        : [{file, sentence, run, otherFile: known.get(run) ?? ''}];
    }),
  );
}
