/** An answer of the link that a reader followed. */
export interface LinkAnswer<Name extends string = string> {
  name: Name;
  text: string;
}

/**
 * What a reader has left as the link brought it.
 *
 * @param said the answers as they are now
 * @param brought those of the link
 */
export function answersOfLink(
  said: Readonly<Record<string, string>>,
  brought: Readonly<Record<string, string>>,
): LinkAnswer[] {
  return Object.entries(brought)
    .filter(
      ([name, text]) =>
        text.trim() !== '' && said[name]?.trim() === text.trim(),
    )
    .map(([name, text]) => ({name, text}));
}
