// cspell:ignore rawpath rangereadcloser tourl xpan ffprobe fata libc replaceall usrname pasword unknow erro deniedness passw norrect unpassword
import fc from 'fast-check';
import {
  findErrors,
  type Signature,
} from '../../../../src/components/error-finder/findErrors';
import {someFacts} from '../../../support/facts';
import {pairs} from '../../../support/rows';

const {errorSignatures: signatures} = someFacts();
const idsFor = (text: string) =>
  findErrors(text, signatures).found.flatMap((all) => all.map(({id}) => id));

/** What a visitor pastes that is more than a message, and the record that is the likely cause. */
const causes: readonly (readonly [text: string, id: string])[] = [
  ...pairs(String.raw`
    failed get objs: failed get dir: object not found → object-not-found
    failed get objs: failed to list objs: storage not init: failed to refresh token: invalid_grant → failed-to-refresh-token
    failed get storage: storage not found; please add a storage first → storage-not-found-please-add-a-storage
    failed init storage but storage is already created: failed init storage: root folder /mnt/nas not exists → root-folder-not-exists
    failed init storage: failed to login by cookies: number of cookie paris < 3: bad cookie → failed-to-login-by-cookies
    ssh: handshake failed: ssh: unable to authenticate, attempted methods [none password], no supported methods remain → unable-to-authenticate-attempted-methods
    FATA[2026-08-05 10:00:00] failed to connect database:unable to open database file: no such file or directory → unable-to-open-database-file
    database is locked (5) (SQLITE_BUSY) → database-is-locked
    Error 1045 (28000): Access denied for user 'alist'@'172.18.0.3' (using password: YES) → access-denied-for-user
  `),
  [
    '[panic] err: runtime error: index out of range [0] with length 0\nstack: goroutine 1',
    'panic-err',
  ],
  [
    "./alist: /lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.34' not found (required by ./alist)",
    'glibc-not-found',
  ],
];

test('the likely cause comes first', () => {
  const others = causes
    .map(([text, id]) => ({text, id, ...findErrors(text, signatures)}))
    .filter(({id, kind, found}) => kind !== 'exact' || found[0]?.[0].id !== id)
    .map(({text, id, found}) => ({text, id, seen: found[0]?.[0].id}));
  expect(others).toEqual([]);
});

test.each(['', '{"code":500,"message":"'])(
  'every message comes first in its exact form, behind %j',
  (before) => {
    const others = signatures.flatMap(({id, messages}) =>
      messages.filter((message) => {
        const text = before + message.replaceAll('…', ' x7 ');
        const {kind, found} = findErrors(text, signatures);
        return kind !== 'exact' || found[0]?.[0].id !== id;
      }),
    );
    expect(others).toEqual([]);
  },
);

/** Messages of which each rule is tried, and the ids that a text gives. */
const rules: readonly Signature[] = [
  {id: 'list', messages: ['failed to list: …'], isWrapper: true},
  {id: 'denied', messages: ['permission denied']},
  {id: 'timeout', messages: ['i/o timeout']},
  {id: 'wrong', messages: ['name or password is incorrect']},
  {id: 'password', messages: ['password is incorrect']},
  {id: 'missing', messages: ['file […] is gone']},
  {id: 'plain', messages: ['stopped']},
  {id: 'size', messages: ['文件大小超出允许的限制，无法保存']},
  {
    id: 'ftp',
    messages: ['upload of …: i/o timeout'],
    pageNames: ['ftp', 'ftps'],
  },
  {
    id: 'socket',
    messages: ['permission denied while trying to connect to the socket'],
    pageNames: [],
  },
  {
    id: 'long',
    messages: ['the helper of the panel said: permission denied'],
    pageNames: [],
  },
  {id: 'refused', messages: ['the server refused: …'], pageNames: ['smb']},
  {
    id: 'nas',
    messages: ['failed to list: …'],
    isWrapper: true,
    pageNames: ['nas'],
  },
];

const answers: Readonly<Record<string, readonly [string, string][]>> = {
  'a cause comes before what wraps it': [
    ['failed to list: permission denied', 'denied list nas'],
    ['failed to list: something', 'list nas'],
  ],
  'what wraps a cause comes first if its page is named': [
    ['[NAS] failed to list: i/o timeout', 'nas list timeout'],
    ['failed to list: i/o timeout', 'timeout list nas'],
  ],
  'a part of a longer message is left out': [
    ['name or password is incorrect', 'wrong'],
    ['password is incorrect', 'password'],
  ],
  'a message is whole words': [
    ['permission deniedness', ''],
    ['the i/o timeouts', ''],
  ],
  'a plain word is set off from its sentence': [
    ['stopped', 'plain'],
    ['task 3: stopped, retry', 'plain'],
    ['the music stopped when I left', ''],
  ],
  'a wildcard does not join two ends of a log': [
    ['file [a.mkv] is gone', 'missing'],
    [`file [a.mkv${' and more'.repeat(60)}] is gone`, ''],
  ],
  'a general message comes before that of a page, unless the text names the page':
    [
      ['upload of a.mkv: i/o timeout', 'timeout ftp'],
      ['ftp.example.org: upload of a.mkv: i/o timeout', 'timeout ftp'],
      ['[FTP] upload of a.mkv: i/o timeout', 'ftp timeout'],
    ],
  'what a wildcard at the end of a message stands for is the cause': [
    ['the server refused: i/o timeout', 'timeout refused'],
    ['[SMB] the server refused: i/o timeout', 'refused timeout'],
  ],
  'what is around the message of a page is not its sentence': [
    ['upload of a.mkv: i/o timeout token=abc', 'timeout ftp'],
    ['the upload of a.mkv: i/o timeout\nstarted again', 'timeout ftp'],
    ['upload of a.mkv: i/o timeout请重试', 'timeout ftp'],
    ['the server refused: an i/o timeout again', 'timeout refused'],
  ],
  'a page comes first that the text repeats word by word': [
    ['the helper of the panel said: permission denied', 'long denied'],
  ],
  'a part of the sentence of a page is no message': [
    ['permission denied while trying to connect to the socket', 'socket'],
  ],
  'a message may be broken by lines, also within a word': [
    ['name or passw\n     ord is inc\norrect', 'wrong'],
    ['alist  | name or password\nalist  | is incorrect', 'wrong'],
    ['the unpassword i\ns incorrectly', ''],
  ],
};

test.each(Object.entries(answers))('%s', (_, cases) => {
  const seen = cases.map(([text]) => {
    const {kind, found} = findErrors(text, rules);
    const ids = found.flatMap((all) => all.map(({id}) => id));
    return [text, kind === 'exact' ? ids.join(' ') : ''];
  });
  expect(seen).toEqual(cases);
});

test('a message that is not whole is cut off, or similar', () => {
  const cases = [
    [
      'ERRO[2026-11-02 10:00:00] failed init storage: Too many unsuccessful sign-in attempts have been ma...',
      'cut',
      'too-many-unsuccessful-sign-in-attempts-have',
    ],
    [
      'using an incorrect username or password, Try again later.',
      'cut',
      'too-many-unsuccessful-sign-in-attempts-have',
    ],
    [
      'usrname or pasword incorrect',
      'similar',
      'username-or-password-is-incorrect',
    ],
    [
      'guest user disabled please login',
      'similar',
      'guest-user-is-disabled-login-please',
    ],
    [
      'certificate signed by unknow authority',
      'similar',
      'x509-certificate-signed-by-unknown-authority',
    ],
  ] as const;
  const others = cases.filter(([text, kind, id]) => {
    const finding = findErrors(text, signatures);
    return (
      finding.kind !== kind ||
      !finding.found.flat().some((one) => one.id === id)
    );
  });
  expect(others).toEqual([]);
  const quoted = findErrors('复制时说文件大小超出限制，无法保存', rules);
  expect(quoted.kind).toBe('similar');
  expect(quoted.found[0]?.[0].id).toBe('size');
});

test('a text without a message gets nothing', () => {
  const texts = ['', '你好', 'hello', 'the quick brown fox'];
  expect(texts.flatMap(idsFor)).toEqual([]);
});

describe('whatever a visitor pastes', () => {
  const words = signatures.flatMap(({messages}) =>
    messages.flatMap((message) => message.split(/[ …]/)),
  );
  const text = fc.oneof(
    fc.string({unit: 'binary', maxLength: 300}),
    fc
      .array(fc.constantFrom(...words), {maxLength: 40})
      .map((all) => all.join(' ')),
    fc.constantFrom('<script>alert(1)</script>', '…', '[', '((((', '\\'),
  );

  test('the result has only known messages, a few at most, each once', () => {
    fc.assert(
      fc.property(text, (pasted) => {
        const {found: groups} = findErrors(pasted, signatures);
        const found = groups.flat();
        expect(found.length).toBeLessThanOrEqual(5);
        expect(new Set(found).size).toBe(found.length);
        // The result contains nothing of the text, so no markup either.
        expect(signatures).toEqual(expect.arrayContaining(found));
      }),
    );
  });

  test('a message in it is found, unless it is split', () => {
    const some = fc.constantFrom(
      ...signatures.filter(
        ({messages: [message = '']}) => !message.includes('…'),
      ),
    );
    fc.assert(
      fc.property(some, (signature) => {
        const [message = ''] = signature.messages;
        const pasted = `ERRO[0001]   ${message.toUpperCase().replaceAll(' ', '\n ')} `;
        expect(idsFor(pasted)).toContain(signature.id);
      }),
    );
  });
});
