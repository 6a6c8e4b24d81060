/** An absolute address as browsers understand it; nothing where it is none. */
export function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
