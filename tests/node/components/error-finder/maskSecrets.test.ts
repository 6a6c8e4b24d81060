// cspell:disable
import fc from 'fast-check';
import {databaseOf} from '../../../../src/components/generators/docker/dockerDatabase';
import {composeText} from '../../../../src/components/generators/output';
import {
  MASK,
  maskSecrets,
} from '../../../../src/components/error-finder/maskSecrets';
import {someFacts} from '../../../support/facts';
import {pairs} from '../../../support/rows';

/** Pasted text, and what is shown of it. */
const samples: readonly (readonly [text: string, shown: string])[] = [
  ...pairs(String.raw`
  Successfully created the admin user and the initial password is: aB3dE6gH → Successfully created the admin user and the initial password is: ***
  INFO[2024-01-01 00:00:00] Successfully created the admin user and the initial password is: correct horse → INFO[2024-01-01 00:00:00] Successfully created the admin user and the initial password is: ***
  time="2024-01-01T00:00:00Z" level=info msg="Successfully created the admin user and the initial password is: hunter" → time="2024-01-01T00:00:00Z" level=info msg="Successfully created the admin user and the initial password is: ***"
  管理员用户创建成功，初始密码为: hunter → 管理员用户创建成功，初始密码为: ***
  ./alist admin set hunter → ./alist admin set ***
  grpc_pass nas:5244; db_pass hunter2 → grpc_pass nas:5244; db_pass ***
  {"password":"ab\"cd","x":1} → {"password":"***","x":1}
  {"addition":"{\"password\":\"ab\\\"cd\",\"x\":1}"} → {"addition":"{\"password\":\"***\",\"x\":1}"}
  {"password":123456} → {"password":***}
  {"tokens":["first","second"],"x":1} → {"tokens":***,"x":1}
  {"key":"aria2_secret","value":"hunter","flag":1} → {"key":"aria2_secret","value":"***","flag":1}
  {"cookies":{"UID":"123_A1","CID":"abcdef"}} → {"cookies":***}
  密码：hunter → 密码：***
  密钥：hunter → 密钥：***
  验证码: 1234 → 验证码: ***
  提取码：a1b2 → 提取码：***
  账号：admin 密码：hunter 登录不了，提示 object not found → 账号：admin 密码：*** 登录不了，提示 object not found
  密码已重置为：hunter → 密码已重置为：***
  管理员密码（初始）：hunter → 管理员密码（初始）：***
  Refresh token: abcdef → Refresh token: ***
  failed to connect to alist:hun/t@er@tcp(db:3306)/alist → failed to connect to ***@tcp(db:3306)/alist
  postgres://alist:hun/ter@db:5432/alist → postgres://***@db:5432/alist
  redis://:hunter@cache:6379/0 → redis://***@cache:6379/0
  curl -H 'Authorization: Bearer abc' https://x.example → curl -H 'Authorization: ***' https://x.example
  curl -H 'X-Api-Key: hunter' https://x.example → curl -H 'X-Api-Key: ***' https://x.example
  mysql -uroot -phunter alist → mysql -uroot -p*** alist
  tool --token hunter → tool --token ***
  7z x -phunter a.7z → 7z x -p*** a.7z
  < Set-Cookie: sid=hunter; Path=/ → < Set-Cookie: ***
  map[password:hunter username:bob] → map[password:*** username:bob]
  <password>hunter</password> → <password>***</password>
  %7B%22password%22%3A%22hunter%22%7D → %7B%22password%22%3A%22***%22%7D
  password => 'hunter' → password => '***'
  ALTER USER a WITH PASSWORD 'hunter' → ALTER USER a WITH PASSWORD '***'
  GET /d/a.mkv?sign=Zm9v=:0&type=1 401 → GET /d/a.mkv?sign=***&type=1 401
  a=1&amp;password=hunter&amp;b=2 → a=1&amp;password=***&amp;b=2
  grant_type=refresh_token&refresh_token=hunter&client_secret=two → grant_type=refresh_token&refresh_token=***&client_secret=***
  \u001b[36mpassword\u001b[0m=hunter → \u001b[36mpassword\u001b[0m=***
  key AKIAABCDEFGHIJKLMNOP → key ***
  ghp_abcdefghijklmnop → ***
  user alice@example.com not found → user *** not found
  手机 13812345678 登录失败 → 手机 *** 登录失败
  Password for alist: hunter → Password for alist: ***
  X-Amz-Signature=abcdef&x → X-Amz-Signature=***
  bob:hunter@192.168.1.1 → ***@192.168.1.1
  otp=123456 → otp=***
  PGPASSWORD=hunter psql → PGPASSWORD=***
  requests.get(url, auth=('bob', 'hunter')) → requests.get(url, auth=***)
  bob:$apr1$abc$defghijklmn → bob:***
  token = {"access_token":"hunter","refresh_token":"two"} → token = {"access_token":"***","refresh_token":"***"}
  spring.datasource.password=hun ter → spring.datasource.password=***
  密码：「hunter two」 → 密码：「***」
  Password_PBKDF2="@ByteArray(hunter)" → Password_PBKDF2="***"
  password was changed to hunter2 → password was changed to ***
  您的验证码是 4829，请勿泄露 → 您的验证码是 ***，请勿泄露
  ALIST_DB_DSN=alist:hunter@tcp(db:3306)/alist → ALIST_DB_DSN=***
  {"Addition":"{\"refresh_token\":\"hunter\",\"root_folder_id\":\"root\"}"} → {"Addition":"{\"refresh_token\":\"***\",\"root_folder_id\":\"root\"}"}
  "otp_code":"123456" → "otp_code":"***"
  https%3A%2F%2Fbob%3Ahunter%40x.example → https%3A%2F%2F***%40x.example
  Cookie: UID=1_A1_2; CID=abcdef012; SEID=zyx987 → Cookie: ***
  alist-0b1c2d3e-aaaa-bbbb-cccc-0123456789abXYZ → ***
  key 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822c → key ***
  Passwort: hunter → Passwort: ***
  my pass is hunter2 → my pass is ***
  --header=Authorization:hunter → --header=Authorization:***
  密码设置成了hunter2 → 密码设置成了***
  密码：“hunter” → 密码：“***”
  用户名/密码：admin/hunter → 用户名/密码：***
  2FA secret JBSWY3DPEHPK3PXP → 2FA secret ***
  SESSDATA=hunter → SESSDATA=***
  password = r"hun\ter" → password = ***
`),
  ['`password`: `hunter`', '`password`: `***`'],
  ['[database]\npassword = hun ter', '[database]\npassword = ***'],
  ['\u001b[36mpassword\u001b[0m=hunter', '\u001b[36mpassword\u001b[0m=***'],
  [
    '-----BEGIN OPENSSH PRIVATE KEY-----\nb3Blbn\n-----END OPENSSH PRIVATE KEY-----',
    '***',
  ],
];

/** Ordinary lines of logs, which stay as they are. */
const ordinaryLines: readonly string[] = [
  'proxy_pass http://127.0.0.1:5244;',
  'authorization should not include Basic prefix',
  'INFO[2024-05-01 10:00:00] success load storage: [/films], driver: [AliyundriveOpen], order: [0]',
  '[GIN] 2024/05/01 - 10:00:00 | 200 |  1.234567ms |       127.0.0.1 | GET      "/api/public/settings"',
  'WARN[2024-05-01 10:00:00] failed to refresh token: code=400, msg=invalid grant',
  'failed to refresh token: 401 Unauthorized',
  'failed to refresh token: invalid_grant',
  'failed to refresh token: {"error":"invalid_grant","error_description":"expired"}',
  'oauth2: "invalid_grant" "Token has been expired or revoked."',
  'DefaultAzureCredential: failed to acquire a token.',
  "AuthorizationHeaderMalformed: The authorization header is malformed; the region 'us-east-1' is wrong; expecting 'eu-west-1'",
  'SignatureDoesNotMatch: The request signature we calculated does not match the signature you provided.',
  'Unexpected token < in JSON at position 0',
  '"message":"password is incorrect or you have no permission"',
  '| `token is expired`, `token is invalidated` | Sign in again |',
  '{"token":"","password":null,"session":false}',
  'MYSQL_RANDOM_ROOT_PASSWORD=yes',
  'ssl_cert=/etc/ssl/a.pem key_file=/etc/ssl/a.key',
  'github.com/alist-org/alist/v3/internal/op.GetStorageByMountPath',
  'docker run -d -p 5244:5244 -p 127.0.0.1:6800:6800 -u 1000:1000 xhofe/alist:latest',
  'ssh -p 22 host',
  'Get "https://api.example.com:8443/@manage": EOF',
  'http://[::1]:5244/@login',
  'Content-Disposition: attachment; filename=film.mkv',
  'The.Name.Of.A.Film.2020.1080p.BluRay.x264-GROUP.mkv',
  'basic authentication is required',
  'size=139586437120 expected=2048 got=1024',
  '密码错误',
  '用户名或密码不正确',
  '令牌已失效，请重新登录',
  '刷新令牌失败: object not found',
  '验证码已发送',
  'compass: north, bypass: on',
  'grant_type=refresh_token',
  'failed to create credential: decode account key: illegal base64 data at input byte 4',
  'login with password failed: risk control triggered: ec=1',
  'PUID=1000 PGID=1000 UMASK=022',
  'sign: …',
  'time="2024-05-01T10:00:00Z" level=fatal msg="failed to start http: listen tcp 0.0.0.0:5244: bind: address already in use"',
];

/** Where a message stands in a log or an answer. */
const surroundings = [
  (message: string) => message,
  (message: string) => `failed get objs: ${message}`,
  (message: string) => `{"code":500,"message":${JSON.stringify(message)}}`,
  (message: string) =>
    `time="2024-05-01T10:00:00Z" level=error msg=${JSON.stringify(message)}`,
];

test('secrets in pasted text are masked', () => {
  const others = samples
    .map(([text, shown]) => ({text, shown, seen: maskSecrets(text)}))
    .filter(({shown, seen}) => shown !== seen);
  expect(others).toEqual([]);
  expect(samples.filter(([, shown]) => !shown.includes(MASK))).toEqual([]);
});

test('ordinary lines and all known messages stay as they are', () => {
  const messages = someFacts().errorSignatures.flatMap((one) => one.messages);
  const lines = [
    ...ordinaryLines,
    ...messages.flatMap((message) =>
      surroundings.map((write) => write(message)),
    ),
  ];
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((line) => maskSecrets(line) !== line)).toEqual([]);
});

test('the password of the Docker generator is masked in all that it writes', () => {
  const password = 'kT4vQ9sLw2';
  const shown = ['mysql', 'postgres'].flatMap((type) => {
    const database = databaseOf(type, password);
    if (database === undefined) {
      throw new Error(`No database ${type}`);
    }
    const {service, commands, alistEnvironment} = database;
    return [
      composeText({db: service, alist: {environment: alistEnvironment}}),
      alistEnvironment.join('\n'),
      alistEnvironment.join(' '),
      ...commands.map((command) => command.text),
    ].map((text) => maskSecrets(text));
  });
  expect(shown.length).toBeGreaterThan(6);
  expect(shown.filter((text) => text.includes(password))).toEqual([]);
});

test('a named secret is masked, whatever the text around it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const text = `${before}\n{"password":"Hunter2x","id":1}\n${after}`;
      expect(maskSecrets(text)).not.toContain('Hunter2x');
    }),
    {seed: 1},
  );
});
