export interface NoticeAction {
  text: string;
  link?: string | undefined;
  type: 'default' | 'primary';
}

/** A notice as the build hands it to the browser: as JSON, its HTML sanitised. */
export interface NoticeData {
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

/** A notice whose regular expression is compiled. */
export interface Notice extends Omit<NoticeData, 'scope'> {
  scope: string | RegExp;
}

export function compileNotices(notices: readonly NoticeData[]): Notice[] {
  return notices.map((notice) => {
    const {scope} = notice;
    return {
      ...notice,
      scope:
        'path' in scope ? scope.path : new RegExp(scope.source, scope.flags),
    };
  });
}

/** The one notice for an address: the first whose regular expression matches, otherwise the one with the longest path. */
export function selectNotice(
  notices: readonly Notice[],
  pathname: string,
): Notice | undefined {
  const matching = notices.find(
    ({scope}) => scope instanceof RegExp && scope.test(pathname),
  );
  const [longest] = notices
    .flatMap((notice) =>
      typeof notice.scope === 'string' && pathname.startsWith(notice.scope)
        ? [{notice, length: notice.scope.length}]
        : [],
    )
    .sort((one, other) => other.length - one.length);
  return matching ?? longest?.notice;
}
