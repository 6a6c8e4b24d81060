// cspell:ignore ERRO
const repeated = (piece: string) => (length: number) =>
  piece.repeat(Math.floor(length / piece.length));

const inBlock = (open: string, piece: string, close: string) => {
  const write = repeated(piece);
  return (length: number) =>
    open + write(Math.max(0, length - open.length - close.length)) + close;
};

const nested = (open: string, close: string) => (length: number) => {
  const depth = Math.floor(length / (open.length + close.length));
  return open.repeat(depth) + close.repeat(depth);
};

/** Texts that make a careless parser slow, by what they repeat. Each is given its length. */
export const hostileShapes: Readonly<
  Record<string, (length: number) => string>
> = {
  'Han characters without a stop': repeated('错'),
  'Han sentences': repeated('获取令牌失败，请求过多。'),
  'Caddy snippets that import themselves': inBlock(
    '(a) {\n',
    'import a\n',
    '}\nexample.com {\nimport a\nreverse_proxy 127.0.0.1:5244\n}\n',
  ),
  'Caddy sites, many': repeated('a.x {\nreverse_proxy b:1\n}\n'),
  'Caddy snippets that import each other': () =>
    `${Array.from({length: 9}, (_, at) => `(s${at}) {\n${`import s${at + 1}\n`.repeat(9)}}\n`).join('')}x {\nimport s0\n}`,
  'dots in a location': inBlock(
    'server {\nlocation / {\nproxy_pass http://127.0.0.1:5244;\n}\nlocation ~ ',
    '.',
    ' {\nexpires 1d;\n}\n}\n',
  ),
  'servers of one target': repeated('server{location /{proxy_pass http://a;}}'),
  'locations with conditions': inBlock(
    'server {\n',
    'location ~ \\.js$ {\nproxy_pass http://a;\nif ($request_method = PUT) {\nreturn 403;\n}\n}\n',
    '}\n',
  ),
  'one opened tag': inBlock('<', 'a', ''),
  'opened groups in a location': inBlock(
    'server { location ~ \\.',
    '(',
    ' { expires 1d; } location / { proxy_pass http://a:5244; } }',
  ),
  'opened here-documents': repeated('<<a\n'),
  'here-documents of many names': (length) =>
    Array.from({length: length / 8}, (_, at) => `<<${at.toString(36)}`).join(
      '\n',
    ),
  'double quotation marks': repeated('"'),
  'single quotation marks in pairs': repeated("'' "),
  'escaped quotation marks': repeated('\\"'),
  'words of one letter joined by dashes': repeated('a-a-'),
  'one assignment with a long value': inBlock('password=', 'Ab3', ''),
  'assignments without a value': repeated('token='),
  'pairs of a cookie': repeated('a=b;'),
  'nested braces': nested('{', '}'),
  'nested blocks': nested('a {\n', '}\n'),
  'one line without blanks': repeated('abcdefghij'),
  'one line of base64': repeated('eyJhbGciOiJIUzI1NiJ9.'),
  'line ends of Windows': repeated('\r\n'),
  NULs: repeated('\0'),
  'blanks, then one word': inBlock('', ' ', 'x'),
  'starts of addresses': repeated('https://a:'),
  'lines of a log': repeated('alist | ERRO[0001] failed get link: EOF\n'),
  'one word of many messages': repeated('failed '),
  'starts of messages': repeated('get link of '),
  'names without a value': repeated('token '),
  'names with short values': repeated('token="a" '),
  'openings of one value': repeated('password="'),
  'names behind signs': repeated('- - | > token: '),
  'starts of keys': repeated('-----BEGIN A PRIVATE KEY-----'),
  'starts of mail addresses': repeated('a.b@a.'),
  'colons between letters': repeated('a:'),
  'percent signs': repeated('%'),
  'different words': (length) =>
    Array.from({length: length / 8}, (_, at) => `w${1e5 + at} `).join(''),
};
