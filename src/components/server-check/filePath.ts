import {decoded} from '../../lib/decoded';

/** Characters that are read at most. */
export const PATH_LIMIT = 4000;

/** A download link with its signature, and an address that was copied while AList showed the file. */
const links = [
  /^(?:https?:\/\/[^/]+)?(?:\/.*?)?\/[dp](\/[^?]+)\?sign=/i,
  /^https?:\/\/[^/]+(?:\/[dp](?=\/))?(\/[^?#]+)/i,
];

/** A path from the root, however it was typed or copied; empty for none. */
export function absolutePath(text: string): string {
  const typed = text.trim().slice(0, PATH_LIMIT);
  const link = links.map((form) => form.exec(typed)?.[1]).find(Boolean);
  return (link === undefined ? typed : decoded(link))
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => `/${segment}`)
    .join('');
}
