import type {Locale} from '../../../../src/config/locales';
import {
  writeTwin,
  type TwinSite,
} from '../../../../src/plugins/markdown-copies/writeTwin';
import {readPages, withoutCode} from '../../../support/pages';
import {
  aTwinDocument,
  twinOrigin,
  twinSite,
} from '../../../support/markdownCopies';

const sites = {} as Record<Locale, TwinSite>;

beforeAll(async () => {
  sites.en = await twinSite('en');
  sites.zh = await twinSite('zh');
});

function twin(
  source: string,
  name = 'guide/drivers/local.md',
  locale: Locale = 'en',
) {
  const document = aTwinDocument(name, locale);
  const {text, images} = writeTwin(document, source, sites[locale], 'v3.63.0');
  // What stands before the page's own text is looked at once.
  return {
    images,
    text: text.split('\n\n').slice(3).join('\n\n').trim(),
    whole: text,
  };
}

/** A text without its code and without its characters that stand for themselves. */
const withoutLiterals = (text: string) =>
  withoutCode(text)
    .replaceAll(/\\./g, '')
    .replaceAll(/(`+)(?!`).*?[^`]\1(?!`)/g, '');

test('the Markdown of a page says what it is, where it is and which release it describes', () => {
  expect(twin('Text.').whole).toBe(
    [
      '# Title',
      '> What it is for.',
      `Address of this page: <${twinOrigin}/guide/drivers/local> · Describes AList v3.63.0`,
      'Text.\n',
    ].join('\n\n'),
  );
});

describe.each(['en', 'zh'] as const)('every page in %s', (locale) => {
  const pages = readPages(locale);

  it('is there as Markdown', () => {
    expect(pages.length).toBeGreaterThan(100);
  });

  it.each(pages)(
    'has no tag, no comment and no relative link left in $path',
    ({path, text}) => {
      const written = withoutLiterals(twin(text, path, locale).whole);
      expect(
        written.match(
          /<\/?[A-Za-z][\w.]*(?=[\s/>]).*|\{\/\*|^> *:::|^ *:::|\B::?[a-z][\w-]*\[/gm,
        ),
      ).toBeNull();
      const links = [...written.matchAll(/\]\(<?([^)\s>]*)/g)].map(
        ([, url = '']) => url,
      );
      expect(links.filter((url) => !url.startsWith('https://'))).toEqual([]);
      expect(
        links.filter(
          (url) => url.startsWith(twinOrigin) && url.includes('.md'),
        ),
      ).toEqual([]);
    },
  );
});

test.each([
  ['en', '/guide/install/docker#ports'],
  ['zh', '/zh/guide/install/docker.html#ports'],
] as const)(
  'a link between pages leads to the page on the site, in %s',
  (locale, address) => {
    const {text} = twin(
      'See [Docker](../install/docker.md#ports).',
      'guide/drivers/local.md',
      locale,
    );
    expect(text).toBe(`See [Docker](${twinOrigin}${address}).`);
  },
);

test('a link to a heading of the page itself is a whole address too', () => {
  expect(twin('[Below](#below)').text).toBe(
    `[Below](${twinOrigin}/guide/drivers/local#below)`,
  );
});

test('headings come without the id that their author wrote', () => {
  expect(twin('## Get the token {/* #get-the-token */}').text).toBe(
    '## Get the token',
  );
});

test('tabs stand one after the other under their names', () => {
  const tabs = `::::tabs{group=install}
:::tab[Docker]

1. One

:::
:::tab[Manual]

Two

:::
::::`;
  expect(twin(tabs).text).toBe('**Docker**\n\n1. One\n\n**Manual**\n\nTwo');
});

test('a box is a quotation under its title, or under what it is', () => {
  expect(twin(':::danger[Do **not**]\n\nText.\n\n:::').text).toBe(
    '> **Do not**\n>\n> Text.',
  );
  expect(twin(':::tip\n\nText.\n\n:::', undefined, 'zh').text).toBe(
    '> **提示**\n>\n> Text.',
  );
});

test('keys are written like code, and code keeps its language and its title', () => {
  expect(twin('Press :kbd[Ctrl+K].').text).toBe('Press `Ctrl+K`.');
  expect(twin('```yaml title="a.yml" {1}\na: 1\n```').text).toBe(
    '**a.yml**\n\n```yaml\na: 1\n```',
  );
});

test('a term leads to its explanation, in the language of the page', () => {
  expect(twin('A :term[mount path].').text).toBe(
    `A [mount path](${twinOrigin}/guide/glossary#mount-path).`,
  );
  expect(twin('一个 :term[挂载路径]。', undefined, 'zh').text).toBe(
    `一个 [挂载路径](${twinOrigin}/zh/guide/glossary.html#mount-path)。`,
  );
});

test('drawings are their description, with the definition or the data', () => {
  const alt = 'A asks B, and B answers.';
  expect(
    twin(`\`\`\`mermaid title="Who" alt="${alt}"\na-->b\n\`\`\``).text,
  ).toBe(`**Who**\n\n${alt}\n\n\`\`\`mermaid\na-->b\n\`\`\``);
  const option = JSON.stringify({
    xAxis: {data: ['GB']},
    series: [{type: 'bar', name: 'Used', data: [3]}],
  });
  expect(twin(`\`\`\`echarts alt="${alt}"\n${option}\n\`\`\``).text).toBe(
    `${alt}\n\n| | Used |\n| - | - |\n| GB | 3 |`,
  );
});

test('a video is a link to it, and details stand below their summary', () => {
  expect(twin('::video[A tone]{src="/media/a.mp3"}').text).toBe(
    `[A tone](${twinOrigin}/media/a.mp3)`,
  );
  expect(twin(':::details[More]\n\nText.\n\n:::').text).toBe(
    '**More**\n\nText.',
  );
});

test('an example for authors is there as they write it, and as it looks', () => {
  expect(twin(':::example\n\nPress :kbd[A].\n\n:::').text).toBe(
    '```md\nPress :kbd[A].\n```\n\nPress `A`.',
  );
});

test.each([
  [
    '<ApiRoutes group="fs" only="/api/fs/list" />',
    ['### ANY /api/fs/list', '#### Parameters', 'curl '],
  ],
  ['<DockerGenerator />', ['docker run', 'image: xhofe/alist:latest']],
  ['<ProxyGenerator />', ['**Caddy**', 'Save it as `/etc/caddy/Caddyfile`:']],
  ['<ErrorMessages of="start" />', ['| Message | Cause | Remedy | More |']],
  ['<ReleaseHistory />', ['[v3.63.0](', '**Needs attention**']],
  ['<BreakingChanges />', ['| Since | What changed | What to do |']],
  ['<Permissions />', ['| Permission | Number | Meaning |']],
  ['<Glossary />', ['## Storages and files', '- **mount path** (挂载路径): ']],
] as const)('%s stands there in words', (written, expected) => {
  const {text} = twin(written);
  expected.forEach((part) => {
    expect(text).toContain(part);
  });
});

test.each([
  [
    'en',
    '<DriverOptions driver="115 Cloud" />',
    'One of: `web`, `android`, `ios`, `tv`, ',
  ],
  [
    'zh',
    '<DriverOptions driver="115 Cloud" />',
    '可选值：`web`（网页版）、`android`（',
  ],
  ['zh', '<StorageOptions />', '`asc`（'],
  ['zh', '<DownloadFlow driver="WebDav" />', '流量算两次。'],
  ['zh', '<OfflineTools />', '`、'],
] as const)(
  'what is put together from facts has the punctuation of its language: %s, %s',
  (locale, written, expected) => {
    const {text} = twin(written, undefined, locale);
    expect(text).toContain(expected);
    const mixed =
      locale === 'zh' ? /[。，；：、] (?!\|)|`[,.](?: |$)/m : /[。，；：、]/;
    expect(text).not.toMatch(mixed);
  },
);

test.each(['site', 'preview', 'global'])(
  'a setting of %s with several lines stays in one row of its table',
  (group) => {
    const lines = twin(`<Settings group="${group}" />`).text.split('\n');
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => !/^\|.*\|$/.test(line))).toEqual([]);
  },
);

test('what looks like a directive in a line of text stays that text', () => {
  expect(twin('Open alist:alist in a URL such as host:port.').text).toBe(
    'Open alist:alist in a URL such as host:port.',
  );
});

test('an unknown block is what its author wrote in it, or a sentence with the address of the page', () => {
  expect(twin('<Cards>\n\nText.\n\n</Cards>').text).toBe('Text.');
  expect(twin(':::cards\n\n- One\n\n:::').text).toBe('- One');
  const address = `${twinOrigin}/guide/drivers/local`;
  expect(twin('<Chart kind="bar" />').text).toBe(
    `This part of the page works in a browser: <${address}>`,
  );
  expect(twin('<TokenRequest flow="dropbox/files" />').text).toContain(address);
});

test('facts stand in tables, in the words of the page', () => {
  const english = twin('<DriverOptions driver="Local" />').text;
  expect(english).toContain('| Field | Type | Default | Meaning |');
  expect(english).toContain(
    '| **Root folder path** `root_folder_path` · Required | string | `/` |',
  );
  const chinese = twin(
    '<DriverOptions driver="Local" />',
    undefined,
    'zh',
  ).text;
  expect(chinese).toContain('| **根文件夹路径** `root_folder_path` · 必填 |');
});

test('a drawing in two colours is shown once, and comes along with the page', () => {
  const {text, images} = twin(
    '![A](./img/proxy-light.svg#light)\n![A](./img/proxy-dark.svg#dark)',
    'guide/index.md',
  );
  expect(text).toBe(`![A](${twinOrigin}/guide/img/proxy-light.svg)`);
  expect(images.map(({to}) => to)).toEqual(['/guide/img/proxy-light.svg']);
});
