import {licenceProblems} from '../../../../scripts/packages/licences';

const one = (id: string, license?: string) => ({
  id,
  license,
  version: '1.0.0',
  place: `node_modules/${id}`,
  dependencies: {},
  devDependencies: {},
});

const allowed = {MIT: 'Asks for little.', 'Apache-2.0': 'Asks for more.'};
const reviewed = {allowed, named: {}};

/** Uses each licence of the list, so that none of it is left over. */
const usual = [one('a', 'MIT'), one('b', 'Apache-2.0')];

test.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND Apache-2.0'])(
  'a package under %s is fine',
  (license) => {
    expect(licenceProblems([...usual, one('c', license)], reviewed)).toEqual(
      [],
    );
  },
);

test.each([
  'GPL-3.0-only',
  'MIT AND GPL-3.0-only',
  'SEE LICENSE IN FILE',
  'UNLICENSED',
  undefined,
])('a package under %s is refused', (license) => {
  expect(licenceProblems([...usual, one('c', license)], reviewed)).toEqual([
    expect.stringMatching(/^c 1\.0\.0: found the licence /),
  ]);
});

test('what a person found counts instead of what the package says, while it says nothing', () => {
  const named = {c: {licence: 'MIT', found: 'In its LICENSE.'}};
  expect(licenceProblems([...usual, one('c')], {allowed, named})).toEqual([]);
  expect(
    licenceProblems([...usual, one('c', 'MIT')], {allowed, named}),
  ).toEqual([expect.stringContaining('remove it')]);
});
