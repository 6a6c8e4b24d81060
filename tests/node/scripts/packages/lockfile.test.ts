import {
  lockedPackages,
  manifestProblems,
  scriptProblems,
  settingProblems,
  sourceProblems,
} from '../../../../scripts/packages/lockfile';
import {
  lockfileSchema,
  manifestSchema,
  type LockedPackage,
} from '../../../../scripts/packages/schema';

const digest = `sha512-${'A'.repeat(86)}==`;

/** A lockfile of a project that asks for `one`, with these entries. */
const lockfile = (packages: Record<string, object>) =>
  lockfileSchema.parse({
    lockfileVersion: 3,
    packages: {'': {dependencies: {one: '1.0.0'}}, ...packages},
  });

const locked = (entry: object, place = 'node_modules/one') =>
  lockedPackages(lockfile({[place]: {version: '1.0.0', ...entry}}));

const others = {optional: true, os: ['win32'], integrity: undefined};

describe('what is installed', () => {
  test('is every package but the parts of the project, each by its own name', () => {
    const found = lockedPackages(
      lockfile({
        service: {version: '1.0.0'},
        'node_modules/@project/service': {resolved: 'service', link: true},
        'node_modules/a/node_modules/@scope/b': {version: '2.0.0'},
        'node_modules/alias': {name: 'real', version: '3.0.0'},
      }),
    );
    expect(found.map(({id}) => id)).toEqual(['@scope/b', 'real']);
  });

  test('comes from the registry with a digest', () => {
    expect(sourceProblems(locked({integrity: digest}), [])).toEqual([]);
  });

  test.each<[string, Partial<LockedPackage>, string]>([
    [
      'another server',
      {integrity: digest, resolved: 'https://evil.example/one.tgz'},
      'https://evil.example',
    ],
    ['a repository', {resolved: 'git+ssh://git@host.example/one'}, 'git+ssh'],
    ['no digest', {}, 'no digest'],
    ['an old digest', {integrity: 'sha1-abc'}, 'sha1-abc'],
    ['no digest for another system, unseen', others, 'no digest'],
  ])('is refused with %s', (_, entry, found) => {
    expect(sourceProblems(locked(entry), [])).toEqual([
      expect.stringContaining(found),
    ]);
  });

  test('may lack the digest of a part for another system that is listed, and only there', () => {
    expect(sourceProblems(locked(others), ['one'])).toEqual([]);
    expect(sourceProblems(locked({}), ['one'])).toHaveLength(2);
    expect(sourceProblems(locked({integrity: digest}), ['one'])).toEqual([
      expect.stringContaining('remove it'),
    ]);
  });
});

describe('what the project asks for', () => {
  const asks = (range: string) =>
    manifestProblems({
      'package.json': manifestSchema.parse({dependencies: {one: range}}),
    });

  test.each(['^1.0.0', '*', 'latest', 'file:../one', 'owner/one', '1.0'])(
    'is one release, which "%s" is not',
    (range) => {
      expect(asks(range)).toEqual([expect.stringContaining('one release')]);
    },
  );

  test('may be one release under another name', () => {
    expect(asks('npm:@scope/real@1.0.0-beta.1')).toEqual([]);
  });
});

describe('a package that would run a program', () => {
  const reviewed = {does: 'Prints a word.', without: 'Nothing is missing.'};

  test('is refused until somebody has read it', () => {
    const found = locked({hasInstallScript: true});
    expect(scriptProblems(found, {})).toEqual([
      expect.stringMatching(/^one 1\.0\.0: found a program/),
    ]);
    expect(scriptProblems(found, {one: reviewed})).toEqual([]);
  });
});

test.each([
  ['ignore-scripts=true\nomit-lockfile-registry-resolved=true\n', 0],
  ['; ignore-scripts=true\n', 1],
  ['ignore-scripts=false', 1],
  ['ignore-scripts = true\nregistry=https://evil.example/', 1],
  ['ignore-scripts=true\n@scope:registry=https://evil.example/', 1],
])('settings of npm "%s" have %d mistakes', (npmrc, count) => {
  expect(settingProblems(npmrc)).toHaveLength(count);
});
