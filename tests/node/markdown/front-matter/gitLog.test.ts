import {parseGitLog} from '../../../../src/markdown/front-matter/gitLog';

interface RecordedCommit {
  at: number;
  by?: string;
  with?: string[];
  /** Words of `--name-status -z`. */
  files?: string[];
}

/** What git prints for these commits; the first record below was taken from a real call. */
function recorded(commits: readonly RecordedCommit[]): string {
  return commits
    .map(({at, by = 'Ann Li|ann@x.test', with: others = [], files = []}) => {
      const [name, email] = by.split('|');
      const header = `\x1e${at}\x1f${name}\x1f${email}\x1f${others.join('\x1d')}\0`;
      return files.length === 0 ? header : `${header}\n${files.join('\0')}\0`;
    })
    .join('');
}

const bots = [/\[bot\]/i, /^renovate\b/i];
const read = (...commits: RecordedCommit[]) =>
  parseGitLog(recorded(commits), bots);

test('what git really prints is understood: names with spaces, a rename, an empty commit, a deletion', () => {
  const log =
    '\x1e1795268009\x1fAnn Li\x1fann@x.test\x1f\0\nA\0中 文.md\0A\0gone.md\0' +
    '\x1e1795268010\x1fBob\x1fbob@x.test\x1fCleo <cleo@x.test>\x1dDan <dan@x.test>\0\nR080\0中 文.md\0b.md\0' +
    '\x1e1795268011\x1fAnn Li\x1fann@x.test\x1f\0' +
    '\x1e1795268012\x1fEve\x1feve@x.test\x1f\0\nD\0gone.md\0';
  const {files, contributors} = parseGitLog(log, bots);
  expect([...files]).toEqual([
    [
      'b.md',
      {
        created: {at: 1_795_268_009_000, by: 'Ann Li'},
        updated: {at: 1_795_268_010_000, by: 'Bob'},
        contributors: ['Ann Li', 'Bob', 'Cleo', 'Dan'],
      },
    ],
  ]);
  expect(contributors).toEqual(['Ann Li', 'Bob', 'Cleo', 'Dan', 'Eve']);
});

describe('the people of a page', () => {
  test('stand in the order of their first contribution, each once', () => {
    const {files} = read(
      {at: 1, files: ['A', 'a.md', 'A', 'b.md']},
      {at: 2, by: 'Bob|bob@x.test', files: ['M', 'a.md']},
      {at: 3, files: ['M', 'a.md']},
    );
    expect(files.get('a.md')?.contributors).toEqual(['Ann Li', 'Bob']);
    expect(files.get('b.md')?.contributors).toEqual(['Ann Li']);
  });

  test('have one name for one address, the latest, whatever its capitals', () => {
    const {files, contributors} = read(
      {at: 1, by: 'ann|Ann@x.test', files: ['A', 'a.md']},
      {at: 2, by: 'Ann Li|ann@x.test', files: ['M', 'a.md']},
    );
    expect(files.get('a.md')?.contributors).toEqual(['Ann Li']);
    expect(contributors).toEqual(['Ann Li']);
  });

  test('are one where one name has two addresses', () => {
    const {contributors} = read(
      {at: 1, by: 'Ann Li|ann@x.test', files: ['A', 'a.md']},
      {at: 2, by: 'Ann Li|li@y.test', files: ['M', 'a.md']},
    );
    expect(contributors).toEqual(['Ann Li']);
  });

  test.each([
    'renovate[bot]|1+renovate[bot]@users.test',
    'Some Bot|some[bot]@users.test',
    'Renovate|mail@x.test',
  ])('do not include the program %s, but its changes count', (by) => {
    const {files, contributors} = read(
      {at: 1, files: ['A', 'a.md']},
      {at: 2, by, files: ['M', 'a.md']},
    );
    expect(files.get('a.md')).toMatchObject({
      updated: {at: 2000},
      contributors: ['Ann Li'],
    });
    expect(contributors).toEqual(['Ann Li']);
  });

  test('never include an address, also where somebody uses it as a name', () => {
    const {contributors} = read(
      {at: 1, by: 'ann@x.test|ann@x.test'},
      {at: 2, by: 'Bob|bob@x.test', with: ['cleo@x.test', '<dan@x.test>']},
    );
    expect(contributors).toEqual(['Bob']);
  });
});

describe('a page that was renamed', () => {
  const born = {at: 1, files: ['A', 'a.md']};
  const moved = {at: 2, by: 'Bob|b@x.test', files: ['R100', 'a.md', 'b.md']};

  test('keeps its beginning and its people', () => {
    const {files} = read(born, moved, {at: 3, files: ['R090', 'b.md', 'c.md']});
    expect([...files.keys()]).toEqual(['c.md']);
    expect(files.get('c.md')).toEqual({
      created: {at: 1000, by: 'Ann Li'},
      updated: {at: 3000, by: 'Ann Li'},
      contributors: ['Ann Li', 'Bob'],
    });
  });

  test('and changed under its old names on a branch gets those changes', () => {
    const {files} = read(
      born,
      moved,
      {at: 3, files: ['R100', 'b.md', 'c.md']},
      {at: 4, by: 'Cleo|c@x.test', files: ['M', 'a.md']},
    );
    expect([...files.keys()]).toEqual(['c.md']);
    expect(files.get('c.md')?.contributors).toEqual(['Ann Li', 'Bob', 'Cleo']);
  });

  test('leaves its name to a new page that has nothing to do with it', () => {
    const {files} = read(born, moved, {
      at: 3,
      by: 'Cleo|c@x.test',
      files: ['A', 'a.md'],
    });
    expect(files.get('a.md')).toMatchObject({
      created: {at: 3000},
      contributors: ['Cleo'],
    });
    expect(files.get('b.md')?.contributors).toEqual(['Ann Li', 'Bob']);
  });
});

test('a page that was deleted and written again begins with the new one', () => {
  const {files} = read(
    {at: 1, files: ['A', 'a.md']},
    {at: 2, files: ['D', 'a.md']},
    {at: 3, by: 'Bob|b@x.test', files: ['A', 'a.md']},
  );
  expect(files.get('a.md')).toEqual({
    created: {at: 3000, by: 'Bob'},
    updated: {at: 3000, by: 'Bob'},
    contributors: ['Bob'],
  });
});

test('the last change is the latest, whatever the order of branches', () => {
  const {files} = read(
    {at: 1, files: ['A', 'a.md']},
    {at: 9, files: ['M', 'a.md']},
    {at: 5, by: 'Bob|b@x.test', files: ['M', 'a.md']},
  );
  expect(files.get('a.md')?.updated).toEqual({at: 9000, by: 'Ann Li'});
});
