import {
  Client,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import * as fc from 'fast-check';
import {tools} from '../../../service/src/mcp/server';
import {openDocs} from '../../../service/src/mcp/docs';
import {isInside} from '../../../service/src/mcp/siteFiles';
import {ToolProblem} from '../../../service/src/mcp/toolProblem';
import {docsFiles, docsSite, filesIn} from '../../support/docsFiles';
import {createTestService, site} from '../../support/tokenService';

const files = docsFiles();

const serviceWith = (siteFiles = filesIn(files)) =>
  createTestService({SITE_ORIGINS: site, RATE_LIMIT_MAX: '10'}, {siteFiles});

async function connect(service = serviceWith()) {
  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://service.example/mcp'), {
      fetch: async (url, init) => service.request(url, init),
    }),
  );
  return client;
}

let shared: Promise<Client> | undefined;

/** The text of a tool's answer, and whether it is a problem. */
async function ask(
  name: string,
  input: Record<string, unknown>,
  client?: Client,
) {
  const asked = client ?? (await (shared ??= connect()));
  const {content, isError} = await asked.callTool({name, arguments: input});
  const [first] = content;
  return {
    text: first?.type === 'text' ? first.text : '',
    isProblem: isError === true,
  };
}

test('the client of the protocol finds every tool with a schema and a description', async () => {
  const {tools: listed} = await (await connect()).listTools();
  expect(listed.map(({name}) => name)).toEqual(tools.map(({name}) => name));
  expect(listed.length).toBeGreaterThan(5);
  listed.forEach(({description = '', inputSchema}) => {
    expect(description.length).toBeGreaterThan(80);
    expect(Object.keys(inputSchema.properties ?? {})).toContain(
      inputSchema.required?.[0],
    );
  });
});

const proxy = (path: string, line: string) =>
  `server {\n  location ${path} {\n    ${line}\n  }\n}\n`;

/** A tool, what it is asked, and what its answer has. */
const answered: readonly [string, Record<string, string>, ...string[]][] = [
  ['search_docs', {query: 'path style'}, '/guide/drivers/s3#path-style'],
  ['search_docs', {query: 'path style'}, 'IP address'],
  [
    'search_docs',
    {query: '重定向'},
    '/zh/guide/webdav.html#policy',
    '本地代理',
  ],
  ['read_page', {path: '/guide/drivers/s3.html'}, '# S3 object', '## Endpoint'],
  ['read_page', {path: `${docsSite}/guide/drivers/s3#endpoint`}, 'the bucket'],
  ['read_page', {path: 'guide/long'}, 'second-part: Second part'],
  ['read_page', {path: '/guide/long', section: 'Second part'}, 'Short enough'],
  ['driver', {name: 'aliyundrive open'}, 'AliyundriveOpen', 'refresh_token'],
  ['driver', {name: 'aliyundrive open'}, '/guide/drivers/aliyundrive_open'],
  ['driver', {name: '夸克'}, 'Quark', '表单选项'],
  ['explain_error', {text: 'msg="bucket a does not answer"'}, '#path-style'],
  ['setting', {key: 'sign_all'}, '`sign_all`', 'Default: `true`'],
  ['setting', {key: 'http_port'}, '`scheme.http_port`', '5244'],
  ['setting', {key: 'ALIST_ADMIN_PASSWORD', language: 'zh'}, '环境变量'],
  ['api_route', {path: 'http://nas:5244/api/fs/list?x=1'}, 'per_page'],
  ['api_route', {path: '/api/fs/list'}, `${docsSite}/guide/api/fs`],
  ['api_route', {path: '/api/fs/remove'}, 'Ask the user first'],
  [
    'check_proxy_config',
    {
      text: proxy(
        '/',
        'proxy_pass http://a:5244;\n    client_max_body_size 1m;',
      ),
    },
    ...['client_max_body_size', '/guide/install/reverse-proxy'],
  ],
  [
    'check_proxy_config',
    {text: proxy('/alist/', 'proxy_pass http://127.0.0.1:5244/;')},
    '`proxy_pass http://127.0.0.1:5244;`',
  ],
];

test.each(answered)('%s answers %j with %s', async (name, input, ...parts) => {
  const {text, isProblem} = await ask(name, input);
  expect(isProblem).toBe(false);
  parts.forEach((part) => {
    expect(text).toContain(part);
  });
  expect(text.length).toBeLessThanOrEqual(6200);
});

test.each<[string, Record<string, string>, string]>([
  ['search_docs', {query: 'qqqqzzzz'}, 'No page matches'],
  ['read_page', {path: '/guide/driver/s3'}, '/guide/drivers/s3'],
  ['read_page', {path: '/../../etc/passwd'}, 'no such page'],
  ['read_page', {path: '/guide/drivers/s3', section: 'nope'}, 'path-style: P'],
  ['driver', {name: 'onedriv'}, 'Onedrive'],
  ['explain_error', {text: 'hunter2 was my password'}, 'search_docs'],
  ['setting', {key: 'site_titel'}, 'site_title'],
  ['api_route', {path: '/api/fs/lst'}, '/api/fs/list'],
  ['check_proxy_config', {text: 'hunter2'}, 'search_docs'],
])('%s says what to call instead of %j', async (name, input, expected) => {
  const {text, isProblem} = await ask(name, input);
  expect(isProblem).toBe(true);
  expect(text).toContain(expected);
  expect(text).not.toContain('hunter2');
});

test.each([
  ['an empty query', 'search_docs', {query: ' '}],
  ['a query of 100 kB', 'search_docs', {query: 'a'.repeat(100_000)}],
  ['a language that there is not', 'driver', {name: 'S3', language: 'fr'}],
  ['a field that there is not', 'setting', {key: 'a', secret: 'b'}],
])('%s is refused', async (_, name, input) => {
  expect((await ask(name, input)).isProblem).toBe(true);
});

test('each page of both languages is a resource', async () => {
  const client = await connect();
  const {resources} = await client.listResources();
  expect(resources).toHaveLength(4);
  for (const {uri} of resources) {
    const {contents} = await client.readResource({uri});
    expect(JSON.stringify(contents)).toContain('# ');
  }
  await expect(
    client.readResource({uri: 'alist-docs:/../service.env'}),
  ).rejects.toThrow();
});

test('a service without a site says so', async () => {
  const client = await connect(
    serviceWith({read: async () => Promise.resolve(undefined)}),
  );
  const {text, isProblem} = await ask('search_docs', {query: 's3'}, client);
  expect(isProblem).toBe(true);
  expect(text).toContain('build the site');
});

test('a copy in one language answers questions in both', async () => {
  const chinese = new Map(
    [...files].filter(([file]) => !/^(?:search-index|guide)\//.test(file)),
  );
  const client = await connect(serviceWith(filesIn(chinese)));
  const {text} = await ask(
    'search_docs',
    {query: '重定向', language: 'en'},
    client,
  );
  expect(text).toContain('/zh/guide/webdav.html#policy');
  const {resources} = await client.listResources();
  expect(resources.length).toBeGreaterThan(0);
  expect(new Set(resources.map(({uri}) => uri)).size).toBe(resources.length);
});

test('a site that is published again is read again', async () => {
  const changing = new Map(files);
  const openedDocs = openDocs(filesIn(changing));
  const titles = async () =>
    (await openedDocs().pages('en')).map(({title}) => title);
  expect(await titles()).toContain('Long page');
  changing.set(
    'search-index/current.json',
    (files.get('search-index/current.json') ?? '').replace(
      'core.json',
      'new.json',
    ),
  );
  changing.set(
    'assets/search/new.json',
    (files.get('assets/search/core.json') ?? '').replace(
      'Long page',
      'New page',
    ),
  );
  expect(await titles()).toContain('New page');
});

const initialize = (origin?: string): RequestInit => ({
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    ...(origin === undefined ? {} : {Origin: origin}),
  },
  body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list'}),
});

test('a page of another site is refused, as the protocol demands', async () => {
  const {request} = serviceWith();
  expect(
    (await request('/mcp', initialize('https://evil.example'))).status,
  ).toBe(403);
  expect((await request('/mcp', initialize(site))).status).toBe(200);
});

test('an address has its limit, and a body too', async () => {
  const {request, advance} = serviceWith();
  const statuses = new Set<number>();
  for (let i = 0; i < 101; i += 1) {
    statuses.add((await request('/mcp', initialize())).status);
  }
  expect(statuses).toEqual(new Set([200, 429]));
  advance(600_000);
  const large = {...initialize(), body: 'x'.repeat(300_000)};
  expect((await request('/mcp', large)).status).toBe(413);
});

test.each([
  ['guide/webdav.md', true],
  ['assets/search/core.1f.json', true],
  ['../service.env', false],
  ['guide/../../x', false],
  ['/etc/passwd', false],
  ['guide//x', false],
  ['guide\\x', false],
  ['guide/%2e%2e/x', false],
  ['c:/x', false],
])('whether %s is below the site: %s', (path, expected) => {
  expect(isInside(path)).toBe(expected);
});

test('hostile arguments get a clear error, and nothing is read outside the site', async () => {
  const read: string[] = [];
  const openedDocs = openDocs({
    read: async (path) => {
      read.push(path);
      return Promise.resolve(files.get(path));
    },
  });
  const hostile = fc.oneof(
    fc.string({maxLength: 300, unit: 'binary'}),
    fc.constantFrom(
      '__proto__',
      'constructor',
      '../../x',
      '\0',
      '%',
      '#',
      '/zh/',
      '…'.repeat(99),
      '['.repeat(300),
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...tools),
      hostile,
      hostile,
      async ({input, answer}, one, other) => {
        const [name = ''] = Object.keys(input.shape);
        const given = input.safeParse({
          [name]: one,
          ...('section' in input.shape ? {section: other} : {}),
        });
        if (given.success) {
          await answer(openedDocs(), given.data).catch((error: unknown) => {
            expect(error).toBeInstanceOf(ToolProblem);
          });
        }
      },
    ),
    {numRuns: 300},
  );
  expect(read.length).toBeGreaterThan(100);
  expect(read.filter((path) => !isInside(path))).toEqual([]);
});
