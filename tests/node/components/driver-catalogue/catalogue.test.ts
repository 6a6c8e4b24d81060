// cspell:ignore weiruan weiruanwangpan wrwp onedrvie onedrve sharpiont
import {
  COMPARED_LIMIT,
  abilitySummary,
  defaultCatalogueState,
  formatCatalogueState,
  matchingRows,
  nextSorting,
  parseCatalogueState,
  sortedRows,
  toggleCompared,
  type CatalogueState,
} from '../../../../src/components/driver-catalogue/catalogue';

type Row = Parameters<typeof matchingRows>[0][number];

const oneDrive: Row = {
  name: 'Onedrive',
  service: 'OneDrive',
  words: 'microsoft onedrive 微软网盘 weiruanwangpan wrwp résumé sharepoint',
  kind: 'personal',
  region: 'abroad',
  auth: ['refreshToken', 'clientCredentials'],
  download: 'redirect',
  abilities: ['put', 'copy'],
  cannot: [],
  since: 'v3.0.1',
};

const gitHub: Row = {
  ...oneDrive,
  name: 'GitHub API',
  service: 'GitHub',
  words: 'github repository',
  kind: 'repository',
  auth: ['token'],
  download: 'proxy',
  abilities: ['put'],
};

const rows = [oneDrive, gitHub];

const named = (state: Partial<CatalogueState>) =>
  matchingRows(rows, {...defaultCatalogueState, ...state}).map(
    ({name}) => name,
  );

describe('a visitor who types', () => {
  test.each([
    ['the name', 'onedrive'],
    ['in capitals', 'ONEDRIVE'],
    ['a part of a word', 'drive'],
    ['a word only the other language uses', '微软'],
    ['its sound in full', 'weiruan'],
    ['the first letters of its sound', 'wrwp'],
    ['full-width letters', 'Ｏｎｅｄｒｉｖｅ'],
    ['without the accents', 'resume'],
    ['with accents that are not there', 'ónedríve'],
    ['with accents as separate characters', 're\u0301sume\u0301'],
    ['several words in another order', 'sharepoint  microsoft'],
    ['with two letters swapped', 'onedrvie'],
    ['with one letter too few', 'onedrve'],
    ['with two errors in a long word', 'sharpiont'],
    ['with another character of the same sound', '微软网判'],
  ])('%s finds the driver', (_, text) => {
    expect(named({text})).toEqual(['Onedrive']);
  });

  test.each([
    ['another name', 'dropbox'],
    ['one word that fits and one that does not', 'onedrive dropbox'],
    ['a short word with an error', 'wrp'],
    ['a single character that is in no name', '判'],
    ['markup', '<img src=x>'],
    ['something endless', 'x'.repeat(10_000)],
  ])('%s finds nothing', (_, text) => {
    expect(named({text})).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['spaces alone', '   '],
  ])('%s sees everything', (_, text) => {
    expect(named({text})).toEqual(['Onedrive', 'GitHub API']);
  });
});

test.each<[string, Partial<CatalogueState>, string[]]>([
  ['a kind', {kind: 'repository'}, ['GitHub API']],
  ['a place', {region: 'china'}, []],
  ['one of several ways to sign in', {auth: 'clientCredentials'}, ['Onedrive']],
  ['a part of a way’s name', {auth: 'Token'}, []],
  ['how it downloads', {download: 'proxy'}, ['GitHub API']],
  ['what both can do', {ability: 'put'}, ['Onedrive', 'GitHub API']],
  ['what one can do', {ability: 'copy'}, ['Onedrive']],
  ['two things that no driver has', {ability: 'copy', kind: 'repository'}, []],
  ['words and a thing that do not meet', {text: 'git', ability: 'copy'}, []],
])('a visitor who chooses %s sees the matching drivers', (_, state, found) => {
  expect(named(state)).toEqual(found);
});

describe('an address', () => {
  const chosen: CatalogueState = {
    text: '微软 drive&x=1',
    kind: 'personal',
    region: 'abroad',
    auth: 'refreshToken',
    download: 'redirect',
    ability: 'copy',
    view: 'table',
    compared: ['GitHub API', 'Onedrive'],
  };

  test('contains all choices of a visitor, and restores them', () => {
    expect(parseCatalogueState(formatCatalogueState(chosen), rows)).toEqual(
      chosen,
    );
  });

  test('of the whole catalogue has no parameters', () => {
    expect(formatCatalogueState(defaultCatalogueState)).toBe('');
    expect(parseCatalogueState('', rows)).toEqual(defaultCatalogueState);
  });

  test.each([
    '?kind=__proto__&region=mars&sign-in=&downloads=redirect%27&can=fly&view=grid',
    '?compare=Nobody,,constructor',
    '?%E0%A4%A=1&kind=%',
    '?utm_source=x',
  ])('with values that no driver has, %s, shows everything', (search) => {
    expect(parseCatalogueState(search, rows)).toEqual(defaultCatalogueState);
  });

  test('has a limited length', () => {
    const {text} = parseCatalogueState(`?name=${'x'.repeat(5000)}`, rows);
    expect(text).toHaveLength(100);
  });
});

describe('a visitor who compares', () => {
  test('adds a driver and removes it again', () => {
    const one = toggleCompared(defaultCatalogueState, 'Onedrive');
    expect(one.compared).toEqual(['Onedrive']);
    expect(toggleCompared(one, 'Onedrive').compared).toEqual([]);
  });

  test('keeps the latest choices if there are too many', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const {compared} = names.reduce(toggleCompared, defaultCatalogueState);
    expect(compared).toHaveLength(COMPARED_LIMIT);
    expect(compared).toEqual(['b', 'c', 'd', 'e']);
  });

  test('sorts by name, with numbers by value, and by ability', () => {
    const many = ['123Pan', 'Alias', '115 Cloud', '1024'].map((name) => ({
      ...gitHub,
      name,
      abilities: name === 'Alias' ? (['copy'] as const) : [],
    })) as Row[];
    const order = (column: 'name' | 'copy', isDescending: boolean) =>
      sortedRows(many, {column, isDescending}).map(({name}) => name);
    expect(order('name', false)).toEqual([
      '115 Cloud',
      '123Pan',
      '1024',
      'Alias',
    ]);
    expect(order('name', true)).toEqual([
      'Alias',
      '1024',
      '123Pan',
      '115 Cloud',
    ]);
    expect(order('copy', false)[0]).toBe('Alias');
    expect(order('copy', true).at(-1)).toBe('Alias');
  });

  test('clicks a column once to sort by it, and again to reverse the order', () => {
    const first = nextSorting({column: 'name', isDescending: true}, 'copy');
    expect(first).toEqual({column: 'copy', isDescending: false});
    expect(nextSorting(first, 'copy').isDescending).toBe(true);
  });
});

test.each([
  ['put mkdir rename move remove', '', 'all', '', ''],
  [
    'put mkdir remove rapidUpload',
    'rename move',
    'without',
    'rename move',
    'rapidUpload',
  ],
  ['remove', 'put mkdir rename move copy', 'only', 'remove', ''],
  [
    'archive_list',
    'put mkdir rename move copy remove',
    'none',
    '',
    'archive_list',
  ],
])(
  'of a storage that can %s, not %s, it is said: %s %s, %s',
  (can, cannot, ...said) => {
    const listOf = (text: string) =>
      text.split(' ') as Row['abilities'][number][];
    const {kind, changes, extras} = abilitySummary({
      abilities: listOf(can),
      cannot: listOf(cannot) as Row['cannot'],
    });
    expect([kind, changes.join(' '), extras.join(' ')]).toEqual(said);
  },
);
