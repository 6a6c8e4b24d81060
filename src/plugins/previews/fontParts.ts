/** One of the files that a font is cut into. */
export interface Part {
  file: string;
  has: (character: string) => boolean;
}

/** Whether a character is in a list of ranges as style sheets write them: `U+4E00-4E1F,U+2022`. */
export function inRanges(ranges: string): Part['has'] {
  const pairs = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)] as const;
  });
  return (character) => {
    const code = character.codePointAt(0) ?? -1;
    return pairs.some(([first, last]) => code >= first && code <= last);
  };
}

/** The runs of a text that one part of a font has. Characters that none has, such as emoji, are left out. */
export function runsOf(
  text: string,
  parts: readonly Part[],
): {part: Part; text: string}[] {
  const runs: {part: Part; text: string}[] = [];
  for (const character of text) {
    const part = parts.find(({has}) => has(character));
    const last = runs.at(-1);
    if (part !== undefined && part === last?.part) {
      last.text += character;
    } else if (part !== undefined) {
      runs.push({part, text: character});
    }
  }
  return runs;
}
