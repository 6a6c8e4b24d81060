/** An answer in the link that the user followed. */
export interface LinkAnswer<Name extends string = string> {
  name: Name;
  text: string;
}

/**
 * The answers of a link that the user has not changed.
 *
 * @param entered the current answers
 * @param fromLink the answers in the link
 */
export function answersOfLink(
  entered: Readonly<Record<string, string>>,
  fromLink: Readonly<Record<string, string>>,
): LinkAnswer[] {
  return Object.entries(fromLink)
    .filter(
      ([name, text]) =>
        text.trim() !== '' && entered[name]?.trim() === text.trim(),
    )
    .map(([name, text]) => ({name, text}));
}
