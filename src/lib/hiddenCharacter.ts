/** Characters that no answer needs, and that break lines, change what is displayed, or are refused by the program that reads the file. */
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
  /** Its code point, such as `U+000A`. */
  code: string;
}

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The first character that an answer must not contain; `undefined` where there is none. */
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

/** The text with such characters replaced by their code points, for display. */
export function withCodes(text: string): string {
  return text.replace(hidden, (character) => `⟨${codeOf(character)}⟩`);
}
