/** What no answer needs, and what breaks lines, changes what a reader sees, or is refused by a program that reads the file. */
const kinds = {
  lineBreak: /[\n\v\f\r\u0085\u2028\u2029]/u,
  control: /\p{Cc}/u,
  direction: /\p{Bidi_Control}/u,
  invalid: /[\p{Cs}\p{NChar}]/u,
};

const hidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}\p{NChar}]/gu;

export type HiddenKind = keyof typeof kinds;

export interface HiddenCharacter {
  kind: HiddenKind;
  /** Its name in Unicode's tables, such as `U+000A`. */
  code: string;
}

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The first character that an answer must not hold; nothing where each can be written. */
export function hiddenCharacter(text: string): HiddenCharacter | undefined {
  const [found] = text.match(hidden) ?? [];
  if (found === undefined) {
    return undefined;
  }
  const names = Object.keys(kinds) as HiddenKind[];
  return {
    kind: names.find((name) => kinds[name].test(found)) ?? 'invalid',
    code: codeOf(found),
  };
}

/** A text to be shown, with the names of such characters in their place. */
export function withCodes(text: string): string {
  return text.replace(hidden, (character) => `⟨${codeOf(character)}⟩`);
}
