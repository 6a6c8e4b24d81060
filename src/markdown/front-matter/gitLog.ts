/** Separators that no name or path contains: before a commit, between its fields, between its co-authors. */
const COMMIT = '\x1e';
const FIELD = '\x1f';
const PERSON = '\x1d';

/**
 * The arguments of `git` that print what {@link parseGitLog} reads: the whole history in one call, oldest commit first, with the files of
 * each. Paths are relative to the folder git runs in; names follow `.mailmap`.
 */
export const gitLogArguments: readonly string[] = [
  'log',
  '--topo-order',
  '--reverse',
  '--relative',
  '--find-renames',
  '--name-status',
  '-z',
  '--no-show-signature',
  '--format=%x1e%ct%x1f%aN%x1f%aE%x1f%(trailers:key=Co-authored-by,valueonly,unfold,separator=%x1d)',
];

/** When something was changed, in milliseconds, and by whom. */
export interface Change {
  at: number;
  by: string;
}

/** The history of one file, including its earlier names. */
export interface FileHistory {
  created: Change;
  updated: Change;
  /** Names, in the order of their first contribution. */
  contributors: string[];
}

export interface RepositoryHistory {
  /** By path, with forward slashes, without deleted files. */
  files: ReadonlyMap<string, FileHistory>;
  /** Names of all contributors, in the order of their first contribution. */
  contributors: string[];
}

/** The address identifies a person while the log is parsed; it is never part of the result. */
interface Person {
  name: string;
  email: string;
}

type FileChange =
  | {kind: 'added' | 'changed' | 'deleted'; file: string}
  | {kind: 'renamed'; from: string; file: string};

interface Commit {
  at: number;
  author: Person;
  people: Person[];
  changes: FileChange[];
}

function personOf(written: string): Person {
  const [, name = written, email = ''] =
    /^(.*?)\s*<([^>]*)>\s*$/.exec(written) ?? [];
  return {name: name.trim(), email: email.trim().toLowerCase()};
}

/** Parses `M`, path, `R087`, path before, path after, ... */
function changesIn(fields: readonly string[]): FileChange[] {
  const changes: FileChange[] = [];
  let index = 0;
  const next = () => fields[index++] ?? '';
  while (index < fields.length) {
    const status = next().charAt(0);
    if (status === 'R') {
      changes.push({kind: 'renamed', from: next(), file: next()});
    } else if (status === 'A' || status === 'D') {
      changes.push({
        kind: status === 'A' ? 'added' : 'deleted',
        file: next(),
      });
    } else {
      changes.push({kind: 'changed', file: next()});
    }
  }
  return changes;
}

function commitOf(record: string): Commit {
  const [header = '', ...files] = record.split('\0');
  const [time = '', name = '', email = '', trailers = ''] = header.split(FIELD);
  const author = personOf(`${name} <${email}>`);
  const coAuthors = trailers.split(PERSON).filter((text) => text !== '');
  const fields = files.map((word, index) =>
    index === 0 ? word.replace(/^\n/, '') : word,
  );
  return {
    at: Number(time) * 1000,
    author,
    people: [author, ...coAuthors.map(personOf)],
    changes: changesIn(fields.filter((word) => word !== '')),
  };
}

/** The name of a person: the latest one used with an address. A name that is itself an address does not count. */
function namesOf(
  commits: readonly Commit[],
  bots: readonly RegExp[],
): (person: Person) => string | undefined {
  const latest = new Map<string, string>();
  for (const {name, email} of commits.flatMap(({people}) => people)) {
    if (email !== '' && name !== '') {
      latest.set(email, name);
    }
  }
  return ({name, email}) => {
    const shown = latest.get(email) ?? name;
    const isBot = bots.some((bot) => bot.test(shown) || bot.test(email));
    return isBot || shown === '' || /\S@\S/.test(shown) ? undefined : shown;
  };
}

interface Tracked {
  created: Change;
  updated: Change;
  contributors: Set<string>;
}

/** Tracks files through the commits under their current names. */
class Files {
  private readonly tracked = new Map<string, Tracked>();

  /** Current names by earlier names; a branch may go on using the earlier one. */
  private readonly renamed = new Map<string, string>();

  apply(change: FileChange, by: Change, names: readonly string[]): void {
    if (change.kind === 'deleted') {
      this.tracked.delete(change.file);
      return;
    }
    if (change.kind === 'added') {
      this.renamed.delete(change.file);
    }
    if (change.kind === 'renamed') {
      this.move(change.from, change.file);
    }
    this.touch(this.currentName(change.file), by, names);
  }

  finish(): Map<string, FileHistory> {
    return new Map(
      [...this.tracked].map(([file, {created, updated, contributors}]) => [
        file,
        {created, updated, contributors: [...contributors]},
      ]),
    );
  }

  private currentName(file: string): string {
    const next = this.tracked.has(file) ? undefined : this.renamed.get(file);
    return next === undefined ? file : this.currentName(next);
  }

  private move(from: string, to: string): void {
    const known = this.tracked.get(from);
    this.renamed.delete(to);
    if (known !== undefined) {
      this.tracked.delete(from);
      this.tracked.set(to, known);
      this.renamed.set(from, to);
    }
  }

  private touch(file: string, by: Change, names: readonly string[]): void {
    const known = this.tracked.get(file);
    this.tracked.set(file, {
      created: known?.created ?? by,
      // Commits of parallel branches may not be in the order of their times.
      updated:
        known !== undefined && known.updated.at > by.at ? known.updated : by,
      contributors: new Set([...(known?.contributors ?? []), ...names]),
    });
  }
}

/**
 * Parses what git prints for {@link gitLogArguments}.
 *
 * @param bots names or addresses of bots
 */
export function parseGitLog(
  log: string,
  bots: readonly RegExp[],
): RepositoryHistory {
  const commits = log.split(COMMIT).slice(1).map(commitOf);
  const nameOf = namesOf(commits, bots);
  const files = new Files();
  const contributors = new Set<string>();
  for (const {at, author, people, changes} of commits) {
    const names = people
      .map(nameOf)
      .filter((name): name is string => name !== undefined);
    names.forEach((name) => contributors.add(name));
    for (const change of changes) {
      files.apply(change, {at, by: nameOf(author) ?? ''}, names);
    }
  }
  return {files: files.finish(), contributors: [...contributors]};
}
