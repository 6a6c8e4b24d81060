/** Files of the box, wherever it lies: on a disk, where browsers do not agree on what `'self'` is, or on a server. */
const own = "'self' file:";

/** What a page of a box may load: nothing that is not in the box. */
export const boxPolicy = [
  "default-src 'none'",
  `script-src ${own}`,
  `style-src ${own} 'unsafe-inline'`,
  `img-src ${own} data:`,
  `font-src ${own}`,
  `media-src ${own}`,
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');
