interface Matching {
  /** Whether an address may not go on behind the path. */
  end: boolean;
  /** Whether a slash at the end counts. */
  strict: boolean;
  sensitive: boolean;
}

/** Whether what follows a path in an address is not the rest of its last word. */
const isPartEnd = (rest: string) => rest === '' || rest.startsWith('/');

/**
 * In the place of path-to-regexp, with which the router compares addresses with the paths of routes: those of this site are addresses as
 * they stand, without parameters, and one `*`, which is any.
 *
 * @returns what the router asks of a regular expression; to make one of each path takes longer than to compare them
 */
export default function literalPath(
  path: string,
  _keys: unknown,
  {end, strict, sensitive}: Matching,
): Pick<RegExp, 'exec'> {
  const cased = (text: string) => (sensitive ? text : text.toLowerCase());
  const compared = cased(strict ? path : path.replace(/\/$/, ''));
  const isWholePart = strict && path.endsWith('/');
  const length = (address: string): number | undefined => {
    if (path === '*') {
      return address.length;
    }
    if (!cased(address).startsWith(compared)) {
      return undefined;
    }
    const rest = address.slice(compared.length);
    if (!strict && rest === '/') {
      return address.length;
    }
    const isTaken = end ? rest === '' : isWholePart || isPartEnd(rest);
    return isTaken ? compared.length : undefined;
  };
  return {
    exec: (address) => {
      const taken = length(address);
      return taken === undefined
        ? null
        : ([address.slice(0, taken)] as unknown as RegExpExecArray);
    },
  };
}
