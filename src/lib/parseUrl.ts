/** `URL.parse`, which Chrome has only since version 126 and Safari since 18: https://developer.mozilla.org/docs/Web/API/URL/parse_static */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
