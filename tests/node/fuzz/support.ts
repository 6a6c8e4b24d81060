import fc from 'fast-check';

/** How often each rule is tried. */
export const many = {numRuns: 2000} as const;

export const origin = 'https://docs.example.org';

/** Pieces that mean something to a parser of addresses, of HTML or of JSON. */
const pieces = [
  ...['/', '//', '\\', '/\\', '..', '.', '%', '%2f', '%5c', '%00', '%E4%B8'],
  ...['?', '#', '&', '=', ':', '@', ';', ' ', '\t', '\n', '\0', '\u202e'],
  ...[
    '.html',
    'index',
    'index.html',
    'zh',
    '/zh/',
    'tool',
    '/tool/',
    '404.html',
  ],
  ...['http://', 'https://', 'javascript:', 'data:text/html,', 'evil.example'],
  ...['<script>', '</script>', '<img src=x onerror=alert(1)>', '"', "'", '`'],
  ...['<mark>', '</mark>', '&lt;', '&#60;', '<a href="//evil.example">'],
  ...['code', 'state', 'error', '__proto__', 'constructor', 'null', '{}', '[]'],
  ...['存储', '𠮷', 'é', 'İ', '\ud800'],
];

/** Text that somebody made to break something. */
export const hostileText = fc.oneof(
  fc.string({unit: 'binary', maxLength: 60}),
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({maxLength: 4})), {
      maxLength: 12,
    })
    .map((parts) => parts.join('')),
);

/** The path of an address as a browser gives it: what the parser of addresses makes of any text. */
export const hostilePath = hostileText.map((text) => {
  const address = `${origin}/${text}`;
  return URL.canParse(address) ? new URL(address).pathname : '/';
});

/** Whether a browser that is sent there stays on the site. */
export const staysOnSite = (target: string): boolean =>
  URL.canParse(target, origin) && new URL(target, origin).origin === origin;
