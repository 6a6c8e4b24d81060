// cspell:ignore skey trgm DPOP
import {tools} from '../../service/src/mcp/server';
import {codeSpans, fencedBlocks, type PageCode} from '../support/pageCode';
import {filesBelow, read} from '../support/pages';
import {someFacts} from '../support/facts';

const allFacts = filesBelow('src/data', /\.json$/)
  .map(read)
  .join('\n');

/** Every name that stands somewhere in the facts. */
const names = new Set(allFacts.match(/\w+/g));

const {config, cli} = someFacts();

const keys = new Set(config.keys.map(({key}) => key));
const sections = new Set(
  [...keys].flatMap((key) => {
    const parts = key.split('.');
    return parts
      .slice(0, -1)
      .map((_, index) => parts.slice(0, index + 1).join('.'));
  }),
);
const variables = new Set(
  [
    ...config.keys.flatMap(({env}) => env ?? []),
    ...config.extraEnv.map(({name}) => name),
  ].flatMap((name) => [name, name.replace(/^ALIST_/, '')]),
);
/** Settings of this site, as its build and its servers read them. */
const ownSettings = new Set(
  [
    'src/components/comments/commentsPlace.ts',
    'src/lib/environment.ts',
    'src/components/head-scripts/headScripts.ts',
    'src/components/search/hostedService.ts',
    'deploy/caddy/Caddyfile',
    'deploy/compose.yaml',
    'service/src/config.ts',
  ]
    .map(read)
    .join('\n')
    .match(/\b[A-Z]+(?:_[A-Z]+)+\b/g),
);
const routes = new Set(allFacts.match(/(?<="path": ")\/api\/[^"]+/g));
const commands = new Set(
  cli.commands.flatMap(({command}) => {
    const words = command.split(' ');
    return words.map((_, index) => words.slice(0, index + 1).join(' '));
  }),
);
const flags = new Set([
  ...cli.globalFlags,
  ...cli.commands.flatMap(({flags: own = []}) => own.map(({flag}) => flag)),
]);

/** Names that pages mention and no fact is about, with whose they are. */
const foreign: Readonly<Record<string, readonly string[]>> = {
  'settings that the web pages keep in the browser': [
    ...['show_sidebar', 'aria2_rpc_url', 'aria2_rpc_secret'],
    ...['global_default_layout', 'show_folder_in_image_view'],
    ...['position_of_header_navbar', 'only_navbar_sticky', 'grid_item_size'],
    ...['list_item_filename_overflow', 'open_item_on_checkbox'],
    ...['disable_while_checked', 'multi_line'],
  ],
  'answers and fields of providers': [
    ...['redirect_uri_mismatch'],
    ...['deleted_client', 'default_drive_id'],
    ...['source_id', 'public_repo', 'rep_desc'],
    ...['AUTHENTICATION_FAILED', 'PERMISSION_DENIED', 'NO_FREE_SPACE'],
    ...['HAS_CHILD_FILES_OR_FOLDERS', 'RATE_LIMIT_EXCEEDED'],
  ],
  'cookies of providers': [
    ...['p_skey', 'wy_appid', 'weiyun_qq_openid', 'weiyun_wx_openid'],
    'wy_uf',
    ...['MUSIC_U', 'LARK_SUITE_ACCESS_TOKEN', 'LARK_SUITE_DPOP'],
  ],
  'options of other programs': [
    ...['handle_path', 'proxy_read_timeout', 'dav_methods'],
    ...['proxy_pass', 'client_max_body_size'],
    ...['no_check_bucket', 'btree_gin'],
    ...['CGO_ENABLED', 'AWS_REQUEST_CHECKSUM_CALCULATION', 'read_users'],
    ...['HOSTED_VIEWER_ORIGINS', 'WORKER_ADDRESS'],
    // In the samples of requests.
    'ALIST_TOKEN',
  ],
  "tools of AList's own MCP server": [
    ...['fs_list', 'fs_get', 'fs_search', 'fs_download_url', 'fs_mkdir'],
    ...['fs_rename', 'fs_move', 'fs_copy', 'fs_remove'],
  ],
  'answers of commands of the system': ['x86_64'],
  "tools and errors of this site's own server": [
    ...tools.map(({name}) => name).filter((name) => name.includes('_')),
    ...['origin_not_allowed', 'rate_limited'],
  ],
  'messages of browsers': [
    ...['ERR_TOO_MANY_REDIRECTS', 'ERR_SSL_PROTOCOL_ERROR'],
    ...['SSL_ERROR_RX_RECORD_TOO_LONG', 'ERR_CONNECTION_REFUSED'],
    ...['ERR_CONNECTION_TIMED_OUT', 'ERR_UNSAFE_PORT'],
    'DEMUXER_ERROR_NO_SUPPORTED_STREAMS',
  ],
  'what the reader puts in': [
    ...['USER_TOKEN', 'YOUR_CLIENT_ID', 'YOUR_UID', 'YOUR_APP_ID'],
    ...['YOUR_APP_KEY', 'YOUR_CODE'],
  ],
  'routes of other programs': ['/api/v5'],
  'flags of other programs': [
    '--build-arg',
    '--dns',
    '--ignore-times',
    '--dry-run',
    '--max-delete',
    '--read-only',
    '--tpslimit',
    '--transfers',
    '--volumes',
  ],
};

const foreignNames = new Set(Object.values(foreign).flat());

const spans = codeSpans();
const used = new Set<string>();

const matched = (pattern: RegExp) => (text: string) => pattern.exec(text)?.[1];

const commandLines = fencedBlocks()
  .filter(({language}) => language === 'bash' || language === 'powershell')
  .flatMap(({where, text}) =>
    text.split('\n').map((line) => ({where, language: '', text: line})),
  );

interface Form {
  code?: readonly PageCode[];
  nameIn: (text: string) => string | undefined;
  isKnown: (name: string) => boolean;
  /** How many there are at least. */
  least: number;
}

const forms: Readonly<Record<string, Form>> = {
  'key of config.json': {
    nameIn: (text) => {
      const [key = ''] = /^[a-z0-9_]+(?:\.[a-z0-9_]+)+$/.exec(text) ?? [];
      return sections.has(key.split('.')[0] ?? '') ? key : undefined;
    },
    isKnown: (key) => keys.has(key) || sections.has(key),
    least: 20,
  },
  'environment variable': {
    nameIn: matched(/^([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=.*)?$/),
    isKnown: (name) => variables.has(name) || ownSettings.has(name),
    least: 60,
  },
  'setting, option or field': {
    nameIn: matched(/^([a-z0-9]+(?:_[a-z0-9]+)+)$/),
    isKnown: (name) => names.has(name),
    least: 1000,
  },
  route: {
    nameIn: (text) =>
      /example\.com|^(?:[A-Z]+ )?\/api\//.test(text)
        ? matched(/(\/api\/[\w/]*)/)(text)
        : undefined,
    isKnown: (route) => [...routes].some((known) => known.startsWith(route)),
    least: 10,
  },
  'command of the program, also in blocks of commands,': {
    code: [...spans, ...commandLines],
    nameIn: matched(
      /(?:^(?:sudo )?|[ /\\])alist(?:\.exe)? ((?:server|start|stop|restart|kill|admin|cancel2fa|storage|mcp|lang|version|completion|help)\b(?: [a-z]+)?)/,
    ),
    isKnown: (command) =>
      commands.has(command) ||
      (commands.has(command.split(' ')[0] ?? '') &&
        !/^(?:admin|storage) /.test(command)),
    least: 80,
  },
  'flag of the program': {
    nameIn: matched(/^(--[a-z][\w-]*)(?:[ =].*)?$/),
    isKnown: (flag) => flags.has(flag),
    least: 30,
  },
};

test.each(Object.entries(forms))(
  'each %s that a page names is one',
  (_, {code = spans, nameIn, isKnown, least}) => {
    const named = code.flatMap(({where, text}) => {
      const name = nameIn(text);
      return name === undefined ? [] : [{where, name}];
    });
    expect(named.length).toBeGreaterThan(least);
    const others = named.filter(({name}) => !isKnown(name));
    others.forEach(({name}) => used.add(name));
    expect(others.filter(({name}) => !foreignNames.has(name))).toEqual([]);
  },
);

test('each exception that is made is needed', () => {
  const unneeded = [...foreignNames].filter((name) => !used.has(name));
  expect(unneeded).toEqual([]);
});
