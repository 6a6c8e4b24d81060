interface Matching {
  /** Whether an address may not go on behind the path. */
  end: boolean;
  /** Whether a slash at the end counts. */
  strict: boolean;
  sensitive: boolean;
}

/** What an address has to be so that the router's `*` is meant: anything. */
const ANY = '.*';

/**
 * In the place of path-to-regexp, with which the router compares addresses with the paths of routes: those of this site are addresses as
 * they stand, without parameters, and one `*`.
 */
export default function literalPath(
  path: string,
  _keys: unknown,
  {end, strict, sensitive}: Matching,
): RegExp {
  const compared = strict ? path : path.replace(/\/$/, '');
  const source =
    path === '*' ? ANY : compared.replace(/[.+*?=^!:${}()[\]|/\\]/g, '\\$&');
  const slash = strict ? '' : '(?:\\/(?=$))?';
  const isWholePart = strict && path.endsWith('/');
  const after = end ? '$' : isWholePart ? '' : '(?=\\/|$)';
  return new RegExp(`^${source}${slash}${after}`, sensitive ? '' : 'i');
}
