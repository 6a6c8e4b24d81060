import fc from 'fast-check';

/** Pieces that mean something to a file of settings, to a shell, or to the one who reads a page. */
const pieces = [
  ...['\n', '\r', '\r\n', '\t', '\0', '\x1b', '\x7f', '\u0085', '\u2028'],
  ...['\u2029', '\u202e', '\u2066', '\u200f', '\ud800', '\ufffe'],
  ...['"', "'", '`', '\\', '\\"', "\\'", '%', '%%', '%n', '%[src]', '$', '$$'],
  ...['${x}', '$(id)', '`id`', '#', ' #', ':', ': ', '- ', '|', '>', '&', '*'],
  ...[';', '{', '}', '[', ']', '!', '?', ',', '=', '~', '@', '<', '(', ')'],
  ...['ExecStartPre=/bin/false', '[Service]', 'environment:', 'location / {'],
  ...['constructor', '__proto__', 'null', 'true', '0', '-1', ' ', '\u00a0'],
  ...['/srv/a b', '/../', 'nas.example.org', 'x.db', '存储', 'é', '𠮷', '👩‍👩‍👧'],
];

/** What somebody could type into a field, or have an address fill in. */
export const awkwardText = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({maxLength: 4})), {
      minLength: 1,
      maxLength: 8,
    })
    .map((parts) => parts.join('')),
  fc.string({unit: 'binary', maxLength: 40}),
);

/** Characters that no answer may hold, by their numbers. */
export function holdsRefused(text: string): boolean {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0).some(
    (code) =>
      code < 0x20 ||
      (code >= 0x7f && code <= 0x9f) ||
      (code >= 0xd800 && code <= 0xdfff) ||
      (code >= 0x202a && code <= 0x202e) ||
      (code >= 0x2066 && code <= 0x2069) ||
      (code >= 0xfdd0 && code <= 0xfdef) ||
      (code & 0xfffe) === 0xfffe ||
      [0x61c, 0x200e, 0x200f, 0x2028, 0x2029].includes(code),
  );
}
