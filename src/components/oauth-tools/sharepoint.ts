/** Why an address is not one of OneDrive or SharePoint. */
export type SharepointRefusal =
  | 'empty'
  | 'notHttps'
  | 'notSharepoint'
  | 'noPath'
  /** A character that an address does not have, or one too much of something. */
  | 'broken';

export type SharepointAddress =
  | {kind: 'refused'; reason: SharepointRefusal}
  | {kind: 'read'; host: string; folders: readonly [string, string]};

/** What the host of a SharePoint site looks like in every national cloud. */
export const SHAREPOINT_HOST = '^[a-z0-9-]+\\.sharepoint\\.[a-z]{2,3}$';

const scheme = /^([a-z][a-z\d+.-]*):\/\//i;

function refused(reason: SharepointRefusal) {
  return {kind: 'refused', reason} as const;
}

/** Whether a part of a path is a name, and not a way around it. */
function isName(part: string): boolean {
  try {
    const name = decodeURIComponent(part);
    return (
      name !== '.' && name !== '..' && !/[\p{Cc}\p{Cf}\\/:*?"<>|]/u.test(name)
    );
  } catch {
    return false;
  }
}

/**
 * Reads the address of a OneDrive or a SharePoint site as it stands in a browser, with or without `https://`.
 *
 * @param hostPattern what a host must look like
 */
export function sharepointAddress(
  text: string,
  hostPattern: string,
): SharepointAddress {
  const trimmed = text.trim();
  if (trimmed === '') {
    return refused('empty');
  }
  const [prefix, name] = scheme.exec(trimmed) ?? [];
  if (name !== undefined && name.toLowerCase() !== 'https') {
    return refused('notHttps');
  }
  const [place = ''] = trimmed.slice(prefix?.length ?? 0).split(/[?#]/);
  const [written = '', ...path] = place.split('/');
  const host = written.toLowerCase();
  if (!new RegExp(hostPattern).test(host)) {
    return refused('notSharepoint');
  }
  const [first, second] = path.filter((part) => part !== '');
  if (first === undefined || second === undefined) {
    return refused('noPath');
  }
  return isName(first) && isName(second)
    ? {kind: 'read', host, folders: [first, second]}
    : refused('broken');
}

/** The address under which a WebDAV client finds the document library that a browser shows. */
export function webdavRoot(
  host: string,
  [first, second]: readonly [string, string],
): string {
  const library =
    first.toLowerCase() === 'sites' ? 'Shared Documents' : 'Documents';
  return `https://${host}/${first}/${second}/${library}`;
}
