export interface NoticeAction {
  text: string;
  link?: string | undefined;
  type: 'default' | 'primary';
}

/** A notice as the build hands it to the browser: as JSON, its HTML sanitised. */
export interface Notice {
  /** The pages it is for: a prefix of their addresses, or the source and flags of a regular expression. */
  scope: {path: string} | {source: string; flags: string};
  /** The name under which the browser remembers that it was closed. */
  key: string;
  title: string;
  html: string;
  actions: NoticeAction[];
  showOnce: boolean;
  fullscreen: boolean;
  confirm: boolean;
}

/** The one notice for an address: the first whose regular expression matches, otherwise the one with the longest path. */
export function selectNotice(
  notices: readonly Notice[],
  pathname: string,
): Notice | undefined {
  const matching = notices.find(
    ({scope}) =>
      'source' in scope && new RegExp(scope.source, scope.flags).test(pathname),
  );
  const lengthOf = ({scope}: Notice) =>
    'path' in scope && pathname.startsWith(scope.path) ? scope.path.length : 0;
  const [longest] = notices
    .filter((notice) => lengthOf(notice) > 0)
    .sort((one, other) => lengthOf(other) - lengthOf(one));
  return matching ?? longest;
}
