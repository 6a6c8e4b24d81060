import {findMistakes, fixTypography} from './mistakes';
import type {Mistake} from './mistakes';

/** Fields of JSON files whose value is Chinese text: of translations, and of facts in both languages. */
const field = /("(?:message|zh)":\s*)("(?:[^"\\\n]|\\.)*")/g;

/** Every mistake in the Chinese texts of a JSON file, at the line of the text. */
export function findMistakesInJson(file: string): Mistake[] {
  return [...file.matchAll(field)].flatMap(
    ({0: whole, 1: key = '', 2: json = '""', index}) => {
      const line = file.slice(0, index + whole.length).split('\n').length;
      const column = index - file.lastIndexOf('\n', index) + key.length;
      return findMistakes(JSON.parse(json) as string).map((mistake) => ({
        ...mistake,
        line,
        column: column + mistake.column,
      }));
    },
  );
}

/** The JSON file with its Chinese texts corrected where no decision is needed; nothing else in it changes. */
export function fixTypographyInJson(file: string): string {
  return file.replace(field, (_, key: string, json: string) => {
    const text = JSON.parse(json) as string;
    const better = fixTypography(text);
    return key + (better === text ? json : JSON.stringify(better));
  });
}
