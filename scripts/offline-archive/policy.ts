/** Files of the archive, wherever it is: on a disk, where browsers disagree about `'self'`, or on a server. */
const own = "'self' file:";

export const archivePolicy = [
  "default-src 'none'",
  `script-src ${own}`,
  `style-src ${own} 'unsafe-inline'`,
  `img-src ${own} data:`,
  `font-src ${own}`,
  `media-src ${own}`,
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');
