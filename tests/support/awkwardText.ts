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
