// cspell:ignore rawpath rangereadcloser tourl xpan ffprobe fata libc replaceall usrname pasword unknow erro
import fc from 'fast-check';
import {
  findErrors,
  TEXT_LIMIT,
} from '../../../../src/components/error-finder/findErrors';
import {someFacts} from '../../../support/facts';

const {errorSignatures: signatures} = someFacts();
const idsFor = (text: string) =>
  findErrors(text, signatures).found.flatMap((all) => all.map(({id}) => id));

describe('a visitor who pastes a message', () => {
  test.each([
    ['username or password is incorrect', 'username-or-password-is-incorrect'],
    [
      '{"code":400,"message":"username or password is incorrect","data":null}',
      'username-or-password-is-incorrect',
    ],
    [
      'Too many unsuccessful sign-in attempts have been made using an incorrect username or password, Try again later.',
      'too-many-unsuccessful-sign-in-attempts-have',
    ],
    ['Invalid 2FA code', 'invalid-2fa-code'],
    [
      'Guest user is disabled, login please',
      'guest-user-is-disabled-login-please',
    ],
    ['{"code":401,"message":"token is invalidated"}', 'token-is-invalidated'],
    ['that’s not even a token', 'thats-not-even-a-token'],
    ['too many active devices', 'too-many-active-devices'],
    [
      'incorrect or expired state parameter',
      'incorrect-or-expired-state-parameter',
    ],
    [
      'oidc: malformed jwt, expected 3 parts got 1',
      'oidc-malformed-jwt-expected-3-parts-got',
    ],
    [
      'password is incorrect or you have no permission',
      'password-is-incorrect-or-you-have-no',
    ],
    ['You are not an admin', 'you-are-not-an-admin'],
    [
      'Path is password-protected and cannot be renamed.',
      'path-is-password-protected-and-cannot-be',
    ],
    ['failed get objs: failed get dir: object not found', 'object-not-found'],
    [
      'failed get objs: failed to list objs: storage not init: failed to refresh token: invalid_grant',
      'failed-to-refresh-token',
    ],
    [
      'failed get storage: storage not found; please add a storage first',
      'storage-not-found-please-add-a-storage',
    ],
    [
      'failed get objs: storage not found; rawPath: /films',
      'storage-not-found-rawpath',
    ],
    [
      'failed init storage but storage is already created: failed init storage: root folder /mnt/nas not exists',
      'root-folder-not-exists',
    ],
    [
      'failed create storage in database: UNIQUE constraint failed: x_storages.mount_path',
      'unique-constraint-failed-x-storages-mount-path',
    ],
    ['failed get driver new: no driver named: Thunder2', 'no-driver-named'],
    [
      'storage is used by role:editor, user:bob, please cancel usage first',
      'storage-is-used-by-role-user-please',
    ],
    [
      'ref: no mount path for an storage is: /115',
      'ref-no-mount-path-for-an-storage',
    ],
    [
      '[panic] err: runtime error: index out of range [0] with length 0\nstack: goroutine 1',
      'panic-err',
    ],
    ['storage not init: empty token', 'empty-token'],
    [
      "failed link: can't create RangeReadCloser since URL is empty in link",
      'cant-create-rangereadcloser-since-url-is-empty',
    ],
    [
      'failed init storage: failed to login by cookies: number of cookie paris < 3: bad cookie',
      'failed-to-login-by-cookies',
    ],
    ['get link of film.mkv failed: 流量不足', 'get-link-of-failed'],
    [
      'need img validate code: <img src="data:image/png;base64,AAAA"/>',
      'need-img-validate-code',
    ],
    [
      'login failed,No toUrl obtained, msg: 用户名或密码错误',
      'login-failed-no-tourl-obtained-msg',
    ],
    [
      'failed link: req: [/xpan/file] ,errno: 31034, refer to https://pan.baidu.com/union/doc/',
      'req-errno-refer-to-https-pan-baidu',
    ],
    [
      'AADSTS7000215: Invalid client secret provided. Ensure the secret being sent in the request is the client secret value',
      'aadsts7000215',
    ],
    [
      'onedrive: upload failed after 3 retries due to server errors, error 503',
      'upload-failed-after-retries-due-to-server',
    ],
    [
      'need verify: <a target="_blank" href="https://user.mypikpak.com/captcha">Click Here</a>',
      'need-verify',
    ],
    ['require login [guest]', 'require-login-guest'],
    [
      'ssh: handshake failed: ssh: unable to authenticate, attempted methods [none password], no supported methods remain',
      'unable-to-authenticate-attempted-methods',
    ],
    [
      "invalid character '<' looking for beginning of value",
      'invalid-character-looking-for-beginning-of-value',
    ],
    ['pCloud error: result code 2094', 'pcloud-error-result-code'],
    [
      'exec: "ffmpeg": executable file not found in $PATH',
      'exec-ffprobe-executable-file-not-found',
    ],
    [
      "can't move files between two storages, try to copy",
      'cant-move-files-between-two-storages-try',
    ],
    ['{"code":401,"message":"expire missing","data":null}', 'expire-missing'],
    ['sign expired', 'sign-expired'],
    ['http request failure,status: 403', 'http-request-failure-status'],
    [
      'http request [https://cdn.example/a] failure,status: 429 response:busy',
      'http-request-failure-status',
    ],
    [
      'expect file size=1000 unmatch remote report size=2000, need refresh cache',
      'expect-file-size-unmatch-remote-report-size',
    ],
    [
      'chunk_3: giving up after 5 retries while server is overloaded',
      'chunk-giving-up-after-retries-while-server',
    ],
    [
      'write /opt/alist/data/temp/file-123: no space left on device',
      'no-space-left-on-device',
    ],
    [
      'failed get aria2 version: Post "http://localhost:6800/jsonrpc": dial tcp 127.0.0.1:6800: connect: connection refused',
      'failed-get-aria2-version',
    ],
    [
      'WARN[2026-08-05 10:00:00] init tool aria2 failed: failed get aria2 version',
      'failed-get-aria2-version',
    ],
    [
      'unsupported storage driver for offline download, only PikPak is supported',
      'unsupported-storage-driver-for-offline-download-only',
    ],
    [
      '[qBittorrent] failed to download 0a1b, error: missingFiles',
      'qbittorrent-failed-to-download',
    ],
    [
      'total size of decompressed files exceeds the limit',
      'total-size-of-decompressed-files-exceeds-the',
    ],
    ['share has been consumed', 'share-has-been-consumed'],
    [
      'build index is running, please try later',
      'build-index-is-running-please-try-later',
    ],
    ['webdav: prefix mismatch', 'webdav-prefix-mismatch'],
    [
      '530 Authentication error: user is not allowed to access via FTP',
      'user-is-not-allowed-to-access-via',
    ],
    [
      'failed to start http: listen tcp 0.0.0.0:5244: bind: address already in use',
      'bind-address-already-in-use',
    ],
    [
      'FATA[2026-08-05 10:00:00] failed to connect database:unable to open database file: no such file or directory',
      'unable-to-open-database-file',
    ],
    [
      'failed to connect database:dial tcp 127.0.0.1:3306: connect: connection refused',
      'failed-to-connect-database',
    ],
    ['database is locked (5) (SQLITE_BUSY)', 'database-is-locked'],
    [
      "Error 1045 (28000): Access denied for user 'alist'@'172.18.0.3' (using password: YES)",
      'access-denied-for-user',
    ],
    [
      "./alist: /lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.34' not found (required by ./alist)",
      'glibc-not-found',
    ],
    [
      'Get "https://api.example.com/": dial tcp: lookup api.example.com on 127.0.0.11:53: no such host',
      'no-such-host',
    ],
    ['net/http: TLS handshake timeout', 'tls-handshake-timeout'],
    [
      'Get "https://nas.local:5006/": tls: failed to verify certificate: x509: certificate signed by unknown authority',
      'x509-certificate-signed-by-unknown-authority',
    ],
    [
      'AxiosError: Request failed with status code 413',
      'request-failed-with-status-code-413',
    ],
    [
      'TypeError: e.replaceAll is not a function',
      'replaceall-is-not-a-function',
    ],
  ])('gets the likely cause of %s', (text, id) => {
    expect(findErrors(text, signatures).kind).toBe('exact');
    expect(idsFor(text)[0]).toBe(id);
  });

  test('finds every message in its exact form', () => {
    const lost = signatures.flatMap(({id, messages}) =>
      messages
        .map((message) => message.replaceAll('…', ' x7 '))
        .filter((message) => !idsFor(message).includes(id)),
    );
    expect(lost).toEqual([]);
  });

  test('also gets the wrapper messages, after the cause', () => {
    expect(
      idsFor('failed get objs: failed to list objs: permission denied'),
    ).toEqual(['permission-denied', 'failed-get-objs-failed-to-list-objs']);
  });

  test('does not get a message that is part of a longer match', () => {
    expect(idsFor('username or password is incorrect')).toHaveLength(1);
    expect(idsFor('build index is running, please try later')).toHaveLength(1);
  });

  test('does not get a message that is only part of a word', () => {
    expect(idsFor('this feature is not supported')).not.toContain(
      'not-implement',
    );
  });

  test.each([
    ['usrname or pasword incorrect', 'username-or-password-is-incorrect'],
    ['guest user disabled please login', 'guest-user-is-disabled-login-please'],
    [
      'certificate signed by unknow authority',
      'x509-certificate-signed-by-unknown-authority',
    ],
  ])('with typos, as in %s, gets the similar one', (text, id) => {
    expect(findErrors(text, signatures).kind).toBe('similar');
    expect(idsFor(text)).toContain(id);
  });

  test.each(['', '你好', 'hello', 'the quick brown fox'])(
    'gets nothing for %p',
    (text) => {
      expect(idsFor(text)).toEqual([]);
    },
  );

  test('finds a message at the end of a long log at once', () => {
    const log = 'INFO[0001] request from 10.0.0.1 took 12 ms\n'.repeat(5000);
    const begin = performance.now();
    expect(idsFor(`${log}sign expired`)[0]).toBe('sign-expired');
    findErrors('failed '.repeat(TEXT_LIMIT), signatures);
    findErrors('get link of '.repeat(TEXT_LIMIT), signatures);
    expect(performance.now() - begin).toBeLessThan(2000);
  });
});

describe('a visitor whose message is not whole', () => {
  test.each([
    [
      'that a terminal has broken within a word',
      'failed get storage: storage not found; plea\n      se add a stor\nage first',
      'exact',
      'storage-not-found-please-add-a-storage',
    ],
    [
      'behind the name of a container in each line',
      'alist  | failed get storage: storage not found; please\nalist  | add a storage first',
      'exact',
      'storage-not-found-please-add-a-storage',
    ],
    [
      'that ends in the middle',
      'ERRO[2026-11-02 10:00:00] failed init storage: Too many unsuccessful sign-in attempts have been ma...',
      'cut',
      'too-many-unsuccessful-sign-in-attempts-have',
    ],
    [
      'whose beginning is cut off',
      'using an incorrect username or password, Try again later.',
      'cut',
      'too-many-unsuccessful-sign-in-attempts-have',
    ],
  ])('finds one %s', (_, text, kind, id) => {
    const finding = findErrors(text, signatures);
    expect(finding.kind).toBe(kind);
    expect(finding.found[0]?.map((one) => one.id)).toContain(id);
  });

  test('a short message is not taken for a word of a sentence', () => {
    const short = [{id: 'short', messages: ['stopped']}];
    const count = (text: string) => findErrors(text, short).found.length;
    expect(count('stopped')).toBe(1);
    expect(count('task 3: stopped, retry')).toBe(1);
    expect(count('the music stopped when I left')).toBe(0);
  });

  test('a Chinese message that is quoted from memory is similar', () => {
    const chinese = [
      {id: 'size', messages: ['文件大小超出允许的限制，无法保存']},
    ];
    expect(findErrors('复制时说文件大小超出限制，无法保存', chinese)).toEqual({
      kind: 'similar',
      found: [chinese],
    });
  });
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
