/** `URL.parse`, which Chrome has only since version 126 and Safari since 18. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
