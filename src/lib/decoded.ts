/** A percent-encoded text as it reads; as it is where it has an invalid escape. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
