/** Why an address is not one of OneDrive or SharePoint. */
export type SharepointRefusal =
  | 'empty'
  | 'notHttps'
  | 'notSharepoint'
  | 'noPath'
  /** Has a name that is not allowed in a path, such as `..`. */
  | 'broken';

export type SharepointAddress =
  | {kind: 'refused'; reason: SharepointRefusal}
  | {kind: 'read'; host: string; folders: readonly [string, string]};

/** Matches SharePoint hosts of every national cloud. */
export const SHAREPOINT_HOST = '^[a-z0-9-]+\\.sharepoint\\.[a-z]{2,3}$';

const scheme = /^([a-z][a-z\d+.-]*):\/\//i;

function refused(reason: SharepointRefusal) {
  return {kind: 'refused', reason} as const;
}

/** Whether a path segment is a plain name, and not `..` or the like. */
function isName(segment: string): boolean {
  try {
    const name = decodeURIComponent(segment);
    return (
      name !== '.' && name !== '..' && !/[\p{Cc}\p{Cf}\\/:*?"<>|]/u.test(name)
    );
  } catch {
    return false;
  }
}

/** Parses an address of OneDrive or SharePoint, as copied from a browser, with or without `https://`. */
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
  const [first, second] = path.filter((segment) => segment !== '');
  if (first === undefined || second === undefined) {
    return refused('noPath');
  }
  return isName(first) && isName(second)
    ? {kind: 'read', host, folders: [first, second]}
    : refused('broken');
}

/** The WebDAV address of the document library that a browser shows. */
export function webdavRoot(
  host: string,
  [first, second]: readonly [string, string],
): string {
  const library =
    first.toLowerCase() === 'sites' ? 'Shared Documents' : 'Documents';
  return `https://${host}/${first}/${second}/${library}`;
}
