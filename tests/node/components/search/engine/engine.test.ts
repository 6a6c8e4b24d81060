// cspell:ignore بالعالم مرحبا mirrov mirrow oned onedr onedirve qark zzzzqqqq xonexdrive
import fc from 'fast-check';
import {createEngine} from '../../../../../src/components/search/engine/engine';
import {openText} from '../../../../../src/components/search/engine/excerpt';
import type {TextPart} from '../../../../../src/components/search/hit';
import {
  entryFile,
  INDEX_FORMAT,
} from '../../../../../src/components/search/indexFiles';
import {LocalSearchError} from '../../../../../src/components/search/engine/searchError';
import {rows} from '../../../../support/rows';
import {
  fetchFrom,
  filesOf,
  pageOfSections,
} from '../../../../support/searchSite';

const pages = [
  pageOfSections('/', 'AList docs', [['', 'One list for all storages.']]),
  pageOfSections(
    '/guide/drivers/quark',
    'Quark',
    [
      ['', 'Mount your Quark account.'],
      ['Get the cookie', 'Sign in and copy the cookie header.', 'cookie'],
      ['Limits', 'Downloads pass through your server.'],
    ],
    {names: ['夸克网盘', '夸克', 'QuarkTV'], foreign: {limits: '限制'}},
  ),
  pageOfSections(
    '/guide/drivers/onedrive',
    'OneDrive',
    [
      ['', 'Mount OneDrive and SharePoint.'],
      ['Get the token', 'The refresh token.', 'Refresh token refresh_token'],
      ['Problems', 'AADSTS7000222: the client secret has expired.'],
    ],
    {names: ['od', '微软网盘']},
  ),
  pageOfSections(
    '/guide/drivers/common',
    'Common options',
    [
      ['', 'Fields of every storage; Quark, OneDrive and others.'],
      ['Direct links', 'The provider sends the file itself.'],
      [
        'Messages',
        'driver not init: the storage did not start. Quark and OneDrive say why in the list.',
      ],
    ],
    {foreign: {'direct-links': '直链'}},
  ),
  pageOfSections('/faq/howto', 'How to', [
    ['', 'Answers.'],
    ['Reset a forgotten password', 'Run admin random.'],
    ['Upgrade', 'Pull the new image and mount the same folder.'],
    ['Thumbnails', 'A cafe needs quark pictures too; the password is not.'],
  ]),
];

const engineOf = (site: typeof pages) =>
  createEngine(fetchFrom(filesOf(site)), 'current');

const engine = engineOf(pages);

const search = async (query: string, own = engine) =>
  (await own.search(query, () => true)) ?? [];

const textOf = (parts: readonly TextPart[]) =>
  parts.map(({text}) => text).join('');

describe('a visitor finds', () => {
  it.each(
    rows(String.raw`
  a page by its title → quark → /guide/drivers/quark
  a page by a nickname → 夸克 → /guide/drivers/quark
  a page by a short nickname → od → /guide/drivers/onedrive
  a page while its name is typed → oned → /guide/drivers/onedrive
  a page in spite of two swapped letters → onedirve → /guide/drivers/onedrive
  a page in spite of a missing letter → qark → /guide/drivers/quark
  a page by its name in two words → one drive → /guide/drivers/onedrive
  a section by its heading → upgrade → /faq/howto#upgrade
  a section by another form of a word → upgrading → /faq/howto#upgrade
  a section by other words → lost password → /faq/howto#reset-a-forgotten-password
  a section in another language → 忘记密码 → /faq/howto#reset-a-forgotten-password
  a section by its heading in another language → 直链 → /guide/drivers/common#direct-links
  an option by its key → refresh_token → /guide/drivers/onedrive#get-the-token
  a message as it is written → driver not init → /guide/drivers/common#messages
  a message by its number → aadsts7000222 → /guide/drivers/onedrive#problems
  a message by a part of its number → 7000222 → /guide/drivers/onedrive#problems
  a section of the page that is named → quark cookie → /guide/drivers/quark#get-the-cookie
`),
  )('%s: %s', async (_, query = '', address = '') => {
    const found = (await search(query)).map((hit) => hit.address);
    expect(found.slice(0, 2)).toContain(address);
    expect(found[0]?.replace(/#.*/, '')).toBe(address.replace(/#.*/, ''));
  });

  it('nothing for nothing', async () => {
    await expect(search('')).resolves.toEqual([]);
    await expect(search('  ?! ')).resolves.toEqual([]);
    await expect(search('zzzzqqqq')).resolves.toEqual([]);
  });
});

describe('a hit', () => {
  it('marks what was typed in the title', async () => {
    const [hit] = await search('onedr');
    expect(hit?.kind).toBe('page');
    expect(hit?.group).toBe('Add storage');
    expect(hit?.titles[0]).toContainEqual({text: 'OneDrive', isMarked: true});
  });

  it('shows the page, the headings above its text, and an excerpt', async () => {
    const [hit] = await search('client secret expired');
    expect(hit?.address).toBe('/guide/drivers/onedrive#problems');
    expect(hit?.kind).toBe('text');
    expect(hit?.titles.map(textOf)).toEqual(['OneDrive', 'Problems']);
    expect(textOf(hit?.excerpt ?? [])).toContain(
      'the client secret has expired',
    );
    const marked = hit?.excerpt?.filter(({isMarked}) => isMarked);
    expect(marked?.map(({text}) => text)).toEqual([
      'client',
      'secret',
      'expired',
    ]);
  });
});

describe('what is typed whole comes first', () => {
  const wordy = Array.from({length: 6}, (_, i) =>
    pageOfSections(`/guide/drivers/wordy${i}`, `Wordy ${i}`, [
      ['', 'Upload token and bucket: check the bucket token of each upload.'],
      ['Upload', 'No check of a token. Upload, upload, upload.', 'token'],
      ['Token', 'The file size limit of an upload, and what it exceeds.'],
    ]),
  );
  const site = engineOf([
    ...wordy,
    pageOfSections(
      '/guide/api/uploading',
      'Uploading',
      [['', 'Send a file.']],
      {names: ['upload', '上传']},
    ),
    pageOfSections('/guide/s3', 'S3 server', [
      ['', 'Serves files.'],
      ['rclone', 'Set no_check_bucket for old clients.'],
    ]),
    pageOfSections('/guide/webdav', 'WebDAV', [
      ['', 'Serves files.'],
      [
        'What goes wrong',
        'Windows limits it.',
        '0x800700DF',
        'The file size exceeds the limit allowed',
        '文件大小超出允许的限制',
      ],
    ]),
  ]);

  it.each([
    ['another name of a page', 'Upload', '/guide/api/uploading'],
    ['a Chinese name of a page', '上传', '/guide/api/uploading'],
    [
      'a key of common words that is only mentioned',
      'no_check_bucket',
      '/guide/s3',
    ],
    ['a code of the system', '0x800700df', '/guide/webdav'],
    [
      'a message of the system in a log line',
      'Error 0x800700DF: The file size exceeds the limit allowed and cannot be saved.',
      '/guide/webdav',
    ],
    [
      'a Chinese message of the system',
      '文件大小超出允许的限制，无法保存。',
      '/guide/webdav',
    ],
  ])('%s', async (_, query, page) => {
    const [hit] = await search(query, site);
    expect(hit?.address.replace(/#.*/, '')).toBe(page);
  });
});

describe('what a search could not find', () => {
  it.each(['zzzzqqqq', '区块链'])('is the word %s', async (word) => {
    await search(`quark ${word}`);
    await expect(engine.gaps(`quark ${word}`)).resolves.toEqual({
      missing: [word],
      nearest: [],
    });
  });

  it.each(['upgrading 直链', 'should quark'])(
    'is nothing in %j: each word is on a page, in another form or language, or says nothing',
    async (query) => {
      await search(query);
      await expect(engine.gaps(query)).resolves.toEqual({
        missing: [],
        nearest: [],
      });
    },
  );

  it('has the pages with the most similar names beside it', async () => {
    const typed = 'xonexdrive';
    await expect(search(typed)).resolves.toEqual([]);
    const {nearest} = await engine.gaps(typed);
    expect(nearest[0]?.address).toBe('/guide/drivers/onedrive');
  });
});

describe('whatever is typed', () => {
  it('each hit leads to a page, with its text whole', async () => {
    const addresses = new Set(pages.map(({address}) => address));
    const word = fc.constantFrom(
      'quark',
      'token',
      '网盘',
      'pass',
      'init',
      '<',
      '直',
      ' ',
    );
    const query = fc.oneof(
      fc.string({unit: 'grapheme', maxLength: 60}),
      fc
        .array(fc.oneof(word, fc.string({unit: 'binary', maxLength: 4})))
        .map((all) => all.join('')),
    );
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        for (const {address, titles, excerpt} of await search(text)) {
          const [path = '', id = ''] = address.split('#');
          const page = pages.find((one) => one.address === path);
          expect(addresses).toContain(path);
          expect(textOf(titles[0] ?? [])).toBe(page?.title);
          const shown = textOf(excerpt ?? []).replace(/^…|…$/g, '');
          const section = page?.sections.find((one) => one.id === id);
          expect(openText(section?.text ?? '').line).toContain(shown);
        }
      }),
    );
  });
});

describe('the files', () => {
  it('are fetched once, and only those that are needed', async () => {
    const fetched: string[] = [];
    const fetchFile = fetchFrom(filesOf(pages));
    const own = createEngine(async (file) => {
      fetched.push(file);
      return fetchFile(file);
    }, 'current');
    await own.prepare();
    expect(fetched).toEqual([entryFile('current'), 'assets/search/core.json']);
    await own.search('upgrade', () => true);
    await own.search('upgrade', () => true);
    expect(new Set(fetched).size).toBe(fetched.length);
    expect(fetched.filter((file) => file.includes('text')).length).toBeLessThan(
      pages.length,
    );
  });

  it('are fetched again after a failure', async () => {
    const files = filesOf(pages);
    let isThere = false;
    const own = createEngine(
      async (file) =>
        fetchFrom(isThere ? files : new Map<string, unknown>())(file),
      'current',
    );
    await expect(own.search('quark', () => true)).rejects.toThrow(
      'search-index/current.json',
    );
    isThere = true;
    await expect(own.search('quark', () => true)).resolves.toHaveLength(4);
  });

  it('of an index that was replaced since it was opened are those of the new one', async () => {
    const fetchFile = fetchFrom(filesOf(pages));
    let isPublished = false;
    let isOpenedAgain = false;
    const own = createEngine(async (file) => {
      isOpenedAgain ||= isPublished && file === entryFile('current');
      if (isPublished && !isOpenedAgain) {
        throw new LocalSearchError('missing', `There is no ${file}`);
      }
      return fetchFile(file);
    }, 'current');
    await own.prepare();
    isPublished = true;
    await expect(own.search('quark', () => true)).resolves.toHaveLength(4);
  });

  it('that are not available offline are skipped, and fetched again later', async () => {
    const files = filesOf(pages);
    let isOnline = false;
    const own = createEngine(async (file) => {
      const isText = /piece|text/.test(file);
      if (isText && !isOnline) {
        throw new LocalSearchError('offline', `${file} is not cached`);
      }
      return fetchFrom(files)(file);
    }, 'current');
    const offline = await own.search('quark', () => true);
    expect(offline?.length).toBeGreaterThan(0);
    isOnline = true;
    await expect(own.search('quark', () => true)).resolves.toHaveLength(4);
  });

  it('are of one version of the documentation', async () => {
    const other = pageOfSections('/3.0/quark', 'Quark', [['', 'As it was.']]);
    const files = new Map([...filesOf(pages), ...filesOf([other], '3.0')]);
    const own = createEngine(fetchFrom(files), '3.0');
    const found = await search('quark', own);
    expect(found.map(({address}) => address)).toEqual(['/3.0/quark']);
  });

  it('of another format make the visitor reload the page', async () => {
    const own = createEngine(
      async () =>
        Promise.resolve({format: INDEX_FORMAT + 1, core: 'core.json'}),
      'current',
    );
    await expect(own.search('quark', () => true)).rejects.toMatchObject({
      reason: 'outdated',
    });
  });

  it('are not read for a query that is no longer wanted', async () => {
    await expect(engine.search('quark', () => false)).resolves.toBeUndefined();
  });
});

const text = (address: string, words: string) =>
  pageOfSections(address, address, [['', words]]);

const titled = (title: string) =>
  pageOfSections(`/${title}`, title, [['', 'x']]);

const reason = pageOfSections('/why', 'Why', [
  ['', 'x'],
  ['Why am I signed out?', 'The token expires.'],
]);

const namedReason = {
  ...reason,
  sections: reason.sections.map((section) =>
    section.heading === ''
      ? section
      : {...section, names: ['log in again', '重新登录']},
  ),
};

const linking = (address: string, to: string, words = 'x') =>
  pageOfSections(address, 'x', [['', words]], {links: [to]});

it.each<[string, typeof pages, string, RegExp]>([
  [
    'an exact word, then one that begins with it, and none with an error',
    ['Mirrow', 'Mirrored', 'Mirror', 'Else'].map(titled),
    'mirror',
    /^\/Mirror \/Mirrored$/,
  ],
  [
    'a word with an error where no other is like it',
    ['Mirrow', 'Mirrored', 'Mirror', 'Else'].map(titled),
    'mirrov',
    /\/Mirror\b.*\/Mirrow|\/Mirrow.*\/Mirror\b/,
  ],
  [
    'a title, then a heading, then text',
    [
      text('/text', 'About the widget.'),
      pageOfSections('/heading', 'Two', [
        ['', 'x'],
        ['The widget', 'y'],
      ]),
      titled('Widget'),
      text('/none', 'x'),
    ],
    'widget',
    /^\/Widget \/heading#the-widget \/text$/,
  ],
  [
    'a section by another name of it, before pages that mention the words',
    [text('/text', 'Log in again, and again.'), namedReason],
    'log in again',
    /^\/why#why-am-i-signed-out-/,
  ],
  [
    'a section by its name in Chinese',
    [text('/text', 'Log in again, and again.'), namedReason],
    '重新登录',
    /^\/why#why-am-i-signed-out-/,
  ],
  [
    'what matches more, whatever links lead to the rest',
    [
      ...Array.from({length: 60}, (_, i) => linking(`/source${i}`, '/linked')),
      text('/linked', 'A gadget.'),
      text('/match', 'A gadget with a flat battery.'),
    ],
    'gadget battery flat without any charging cradle',
    /^\/match/,
  ],
  [
    'of equal matches the page with more links to it',
    [linking('/a', '/b', 'gadget'), text('/b', 'gadget'), linking('/c', '/b')],
    'gadget',
    /^\/b/,
  ],
])('a search shows first %s', async (_, site, query, order) => {
  const hits = await search(query, engineOf(site));
  expect(hits.map(({address}) => address).join(' ')).toMatch(order);
});

it('the best pages show several sections, those further down one each', async () => {
  const texts = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  const site = texts.map((title) =>
    pageOfSections(`/${title}`, title, [
      ['', 'x'],
      ['A', 'The sprocket turns.'],
      ['B', 'The sprocket stops.'],
      ['C', 'The sprocket breaks.'],
      ['D', 'The sprocket is new.'],
    ]),
  );
  const hits = await search('sprocket', engineOf(site));
  const shown = texts.map(
    (title) =>
      hits.filter(({address}) => address.startsWith(`/${title}#`)).length,
  );
  expect(shown.sort((a, b) => b - a)).toEqual([3, 3, 2, 2, 1, 1]);
});

test('a word that the site avoids finds the term that its glossary prefers', async () => {
  const found = async (synonyms: string[][]) => {
    const files = filesOf(pages, 'current', synonyms);
    const own = createEngine(fetchFrom(files), 'current');
    return (await search('vendor handover', own))[0]?.address;
  };
  expect(await found([])).toBeUndefined();
  expect(await found([['direct link', 'vendor handover']])).toMatch(
    '/guide/drivers/common',
  );
});
