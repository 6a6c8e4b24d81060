// cspell:ignore fuwuqibenjiwenjianjia fwqbjwjj bendicunchu bdcc weiruanwangpan wrwp shijihulian sjhl
import type {Driver} from '../../../../src/data/drivers/schema';
import {
  factBlocks,
  isFactBlock,
} from '../../../../src/markdown/facts/factBlocks';
import type {Facts} from '../../../../src/markdown/facts/readFacts';
import {aDriver, anOption, someFacts} from '../../../support/facts';

const facts = someFacts({
  drivers: [
    aDriver(),
    aDriver({
      name: 'Onedrive',
      page: 'onedrive',
      service: {en: 'OneDrive', zh: '微软网盘'},
      nicknames: {en: ['SharePoint'], zh: ['世纪互联']},
      site: 'https://onedrive.live.com',
      options: [anOption({key: 'region'}), anOption({key: 'client_id'})],
    }),
  ],
  driverPages: new Set(['local', 'index']),
});

/** What a page carries where its author wrote the block with these attributes. */
function carried(
  name: keyof typeof factBlocks,
  attributes: Record<string, unknown> = {},
  known: Facts = facts,
): Record<string, unknown> {
  // Each block's attributes go through its own check, as in a page.
  const {attributes: schema, props} = factBlocks[name] as {
    attributes: {parse: (value: unknown) => unknown};
    props: (facts: Facts, attributes: unknown) => Record<string, unknown>;
  };
  return props(known, schema.parse(attributes));
}

const namesIn = (rows: unknown, field: string) =>
  (rows as Record<string, unknown>[]).map((row) => row[field]);

describe('an author who writes about one driver', () => {
  test('shows its card without the options, which have a table of their own', () => {
    const {driver} = carried('DriverFacts', {driver: 'Onedrive'});
    expect(driver).toMatchObject({
      name: 'Onedrive',
      site: 'https://onedrive.live.com',
    });
    expect(driver).not.toHaveProperty('options');
    expect(driver).not.toHaveProperty('apiHosts');
  });

  const withoutCopy: Driver['operations'] = [
    ...(['list', 'link', 'mkdir', 'move', 'rename', 'remove', 'put'] as const),
  ];

  test.each<[string, Partial<Driver>, string[], boolean]>([
    ['takes everything but copies', {operations: withoutCopy}, [], true],
    [
      'has one connection, which a copy needs twice',
      {operations: withoutCopy, copyFails: true},
      ['copy'],
      false,
    ],
    [
      'only reads',
      {operations: ['list', 'link']},
      ['put', 'mkdir', 'rename', 'move', 'copy', 'remove'],
      false,
    ],
  ])(
    'is told what a storage lacks that %s',
    (_, facts, cannot, copiesByTask) => {
      const known = someFacts({drivers: [aDriver(facts)]});
      const {driver} = carried('DriverFacts', {driver: 'Local'}, known);
      expect(driver).toMatchObject({cannot, copiesByTask});
    },
  );

  test.each<[string, Partial<Driver>, boolean]>([
    ['renames the old file', {}, true],
    ['takes no uploads', {operations: ['list', 'link', 'rename']}, false],
    ['renames nothing', {operations: ['list', 'link', 'put']}, false],
    ['renames folders alone', {fileRenameFails: true}, false],
  ])(
    'is told how a file is replaced if the driver %s',
    (_, overrides, renamesReplaced) => {
      const renaming = aDriver({
        operations: ['list', 'link', 'rename', 'put'],
        flags: {...aDriver().flags, noOverwriteUpload: true},
        ...overrides,
      });
      const known = someFacts({drivers: [renaming]});
      const {driver} = carried('DriverFacts', {driver: 'Local'}, known);
      expect(driver).toMatchObject({renamesReplaced});
    },
  );

  test('shows that driver’s options and no others', () => {
    const {options} = carried('DriverOptions', {driver: 'Onedrive'});
    expect(namesIn(options, 'key')).toEqual(['region', 'client_id']);
  });

  test.each([
    ['onedrive', 'found "onedrive", expected one of: Onedrive'],
    ['Dropbox', 'found "Dropbox", expected one of: Local, Onedrive'],
  ])('and misspells it as %s is told the names', (driver, message) => {
    expect(() => carried('DriverOptions', {driver})).toThrow(message);
  });
});

describe('the catalogue', () => {
  test('has every driver, with words in both languages to search by', () => {
    const {drivers} = carried('DriverCatalogue');
    expect(namesIn(drivers, 'name')).toEqual(['Local', 'Onedrive']);
    expect(namesIn(drivers, 'words')).toEqual([
      'folder on the server 服务器本机文件夹 nas folder 本地存储 fuwuqibenjiwenjianjia fwqbjwjj bendicunchu bdcc 服務器本機文件夾 本地存儲',
      'onedrive 微软网盘 sharepoint 世纪互联 weiruanwangpan wrwp shijihulian sjhl 微軟網盤 世紀互聯',
    ]);
  });

  test('leads to a page only where that page exists', () => {
    const {drivers} = carried('DriverCatalogue');
    expect(namesIn(drivers, 'page')).toEqual(['local', undefined]);
  });
});

test('the doors stand in the author’s order, whatever the spaces', () => {
  const {drivers} = carried('DriverTiles', {drivers: 'Onedrive ,  Local'});
  expect(namesIn(drivers, 'name')).toEqual(['Onedrive', 'Local']);
});

describe('an author who shows keys of the config file', () => {
  const keysOf = (attributes: object) =>
    namesIn(carried('ConfigKeys', {...attributes}).keys, 'key') as string[];

  test('gets every key without saying more', () => {
    expect(keysOf({})).toEqual(facts.config.keys.map(({key}) => key));
  });

  test('gets the keys of one part, and not those of a longer name', () => {
    const scheme = keysOf({under: 'scheme'});
    expect(scheme.length).toBeGreaterThan(5);
    expect(scheme.filter((key) => !key.startsWith('scheme.'))).toEqual([]);
    expect(() => keysOf({under: 'schem'})).toThrow('found under="schem"');
  });

  test('loses no key between the parts and the rest', () => {
    const parts = facts.config.keys
      .filter(({key}) => key.includes('.'))
      .map(({key}) => key.split('.')[0] ?? '');
    const keys = [...new Set(['', ...parts])].flatMap((under) =>
      keysOf({under}),
    );
    expect(keys.length).toBeGreaterThan(50);
    expect(keys.sort()).toEqual(keysOf({}).sort());
  });
});

describe('an author who shows settings', () => {
  test.each(facts.settings.groups.map(({name}) => name))(
    'of the group %s gets those and no others',
    (group) => {
      const {settings} = carried('Settings', {group});
      const groups = namesIn(settings, 'group');
      expect(groups.length).toBeGreaterThan(0);
      expect(new Set(groups)).toEqual(new Set([group]));
    },
  );
});

describe('an author who shows commands', () => {
  const commandsOf = (attributes: object) =>
    namesIn(carried('Commands', {...attributes}).commands, 'command');

  test('gets one with the commands below it, and no longer word', () => {
    const admin = commandsOf({only: 'admin'});
    expect(admin).toEqual(expect.arrayContaining(['admin', 'admin set']));
    expect(admin.filter((name) => !/^admin( |$)/.test(String(name)))).toEqual(
      [],
    );
  });
});

test('a visitor of the home page sees three releases with a few changes each, none of them empty', () => {
  const text = {en: 'Faster', zh: '更快'};
  const changes = Array.from({length: 6}, () => ({kind: 'feature', text}));
  const releases = [3, 0, 6, 1, 1].map((count, index) => ({
    version: `v3.${9 - index}.0`,
    date: '2026-01-02',
    changes: changes.slice(0, count),
  })) as Facts['releases'];
  const shown = carried('LatestReleases', {}, {...facts, releases}).releases;
  expect(namesIn(shown, 'version')).toEqual(['v3.9.0', 'v3.7.0', 'v3.6.0']);
  expect(namesIn(shown, 'changes')).toEqual([
    [text, text, text],
    [text, text, text, text],
    [text],
  ]);
});

test('a visitor of the credits sees the first and the newest release, and how many there were', () => {
  const releases = ['v3.2.0', 'v3.1.0', 'v3.0.1'].map((version, index) => ({
    version,
    date: `2026-01-0${index + 1}`,
    commits: 1,
    changes: [],
  }));
  expect(carried('ReleaseSpan', {}, {...facts, releases})).toEqual({
    count: 3,
    first: {version: 'v3.0.1', date: '2026-01-03'},
    newest: {version: 'v3.2.0', date: '2026-01-01'},
  });
});

test.each([
  ['DriverFacts', {}],
  ['DriverFacts', {driver: ''}],
  ['DriverFacts', {driver: 'Local', colour: 'red'}],
  ['DriverTiles', {driver: 'Local'}],
  ['DriverCatalogue', {drivers: 'Local'}],
  ['StorageOptions', {driver: 'Local'}],
  ['ConfigKeys', {under: true}],
  ['Settings', {}],
  ['ReleaseAssets', {os: 'linux'}],
] as const)('<%s> does not accept %j', (name, attributes) => {
  expect(() => carried(name, attributes)).toThrow();
});

test.each([
  ['DriverFacts', true],
  ['Tabs', false],
  ['toString', false],
  ['__proto__', false],
  [null, false],
])('%s among a page’s words stands for facts: %s', (name, isBlock) => {
  expect(isFactBlock(name)).toBe(isBlock);
});
