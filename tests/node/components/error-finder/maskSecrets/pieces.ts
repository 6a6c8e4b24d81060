// cspell:ignore AKIA
import fc from 'fast-check';
import {names} from './containers';

/** The starts and ends of all patterns, quotation marks and separators. */
const pieces = [
  ...['"', "'", '`', '\\', '\\"', '&quot;', '&#34;', '%22', '\\u0022', '“'],
  ...['=', ':', '：', '=>', '%3D', ' is ', ' for x', ' of ', '是', '已', '为'],
  ...[
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
    '</',
    '&lt;',
    '&gt;',
    '<![CDATA[',
  ],
  ...['&', '?', ';', ',', '|', '│', '#', '@', '/', '//', '://', '%3A%2F%2F'],
  ...[
    ' ',
    '  ',
    '\t',
    '\n',
    '\r\n',
    '\n  ',
    '- ',
    '--',
    '-',
    '.',
    '_',
    '+',
    '$',
  ],
  ...[
    'value',
    'key',
    ' key',
    'code',
    'id',
    'set ',
    'export ',
    '-e ',
    '-p ',
    '-u ',
  ],
  ...[
    'admin set ',
    'identified by ',
    'login ',
    'machine ',
    'mysql ',
    ' -p',
    'mkdir',
  ],
  ...[
    'Bearer ',
    'basic ',
    'eyJ',
    'alist-',
    'AKIA',
    'ghp_',
    'sk-',
    'ya29.',
    '1//0',
  ],
  ...[
    '-----BEGIN ',
    '-----END ',
    '-----',
    '@tcp(',
    '密码',
    '令牌',
    '中',
    '，',
    '。',
  ],
  ...[
    'a',
    'B',
    '1',
    'aB1',
    '+86',
    '138',
    '1234',
    'x.com',
    '\u001b[',
    '0m',
    'u00',
  ],
  ...[
    'pass',
    'token:',
    'password=',
    '"pwd":',
    "'secret':",
    '<password>',
    'a=b;',
  ],
];

/** A few pieces, repeated to a long text. */
export const hostilePiece = fc
  .array(fc.constantFrom(...pieces, ...names), {minLength: 1, maxLength: 6})
  .map((parts) => parts.join(''));

export const repeated = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
