// cspell:ignore dbname
import fc from 'fast-check';
import {stringify} from 'yaml';

export const names = [
  ...['password', 'Password', 'passwd', 'pwd', 'pass', 'userPass', 'DB_PASS'],
  ...['MYSQL_ROOT_PASSWORD', 'POSTGRES_PASSWORD', 'ldap_manager_password'],
  ...['safe_password', 'sharePwd', 'passphrase', 'secret', 'client_secret'],
  ...['aria2_secret', 'jwt_secret', 'dsn', 'token', 'access_token'],
  ...['refreshToken', 'frp_auth_token', 'api_key', 'apiKey', 'X-Api-Key'],
  ...['access_key_id', 'secretAccessKey', 'private_key', 'credential'],
  ...['cookie', 'Set-Cookie', 'Authorization', 'auth', 'session', 'session_id'],
  ...['refresh', 'sign', 'signature', 'otp', 'verify_code', 'BDUSS'],
];

const pieces = [
  ...['"', "'", '`', '\\', '\\"', "\\'", '\\n', '""', "''", '","', "','"],
  ...[' ', '  ', '&', ';', ',', '; ', ', ', ':', '=', '#', ' #', '%', '%22'],
  ...['{', '}', '[', ']', '(', ')', '<', '>', '</', '/>', '|', '$', '@', '/'],
  ...['!', '?', '~', '^', '+', '-', '_', '.', '。', '，', '：', '密码', 'é'],
  ...['😀', '𠮷', '&quot;', '&amp;', 'a', 'b', 'x1', 'Z9', '0', '77', 'ok'],
];

/** Passwords chosen by people, by password generators and by attackers. */
export const anySecret = fc
  .oneof(
    fc.stringMatching(/^[a-z]{4,12}$/),
    fc.stringMatching(/^[A-Za-z0-9]{4,40}$/),
    fc.string({unit: 'grapheme', minLength: 4, maxLength: 30}),
    fc
      .array(fc.constantFrom(...pieces), {minLength: 4, maxLength: 12})
      .map((parts) => parts.join('')),
  )
  .filter(
    (secret) =>
      secret.trim().length >= 4 &&
      !/\p{Cs}/u.test(secret) &&
      !secret.includes('**') &&
      !/^\W*(?:null|none|true|false|undefined)\W*$/.test(secret),
  );

const oneLine = (secret: string) => !/[\p{Cc}\u2028\u2029\ufeff]/u.test(secret);
const oneWord = (secret: string) => oneLine(secret) && !/\s/.test(secret);
const isTrimmed = (secret: string) =>
  oneLine(secret) && secret === secret.trim();

export interface Container {
  title: string;
  /** The secret, as escaped in the container. */
  encode?: (secret: string) => string;
  /** The secrets whose end is unambiguous in the container. */
  allows?: (secret: string) => boolean;
  write: (name: string, encoded: string) => string;
  /** Whether more than the secret is masked. */
  isWide?: true;
}

const inJson = (secret: string) => JSON.stringify(secret).slice(1, -1);
const inJsonTwice = (secret: string) => inJson(inJson(secret));
const inHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

export const containers: Container[] = [
  {
    title: 'JSON',
    encode: inJson,
    write: (name, s) => `{"user":"bob","${name}":"${s}","role":2}`,
  },
  {
    title: 'indented JSON',
    encode: inJson,
    write: (name, s) =>
      `{\n  "user": "bob",\n  "${name}": "${s}",\n  "x": 1\n}`,
  },
  {
    title: 'JSON in a text in JSON',
    encode: inJsonTwice,
    write: (name, s) =>
      `{"driver":"S3","addition":"{\\"${name}\\":\\"${s}\\",\\"x\\":1}"}`,
  },
  {
    title: 'JSON in JSON in a line of a log',
    encode: (secret) => inJson(inJsonTwice(secret)),
    write: (name, s) =>
      `time="2024-05-01T10:00:00Z" level=error msg="body: {\\"addition\\":\\"{\\\\\\"${name}\\\\\\":\\\\\\"${s}\\\\\\"}\\"}"`,
  },
  {
    title: 'JSON in HTML',
    encode: (secret) => inHtml(inJson(secret)),
    write: (name, s) =>
      `{&quot;${name}&quot;:&quot;${s}&quot;,&quot;x&quot;:1}`,
  },
  {
    title: 'JSON in an address',
    isWide: true,
    encode: (secret) => encodeURIComponent(inJson(secret)),
    write: (name, s) => `GET /x?filter=%7B%22${name}%22%3A%22${s}%22%7D`,
  },
  {
    title: 'an object of a script',
    encode: (secret) => secret.replaceAll('\\', '\\\\').replaceAll("'", "\\'"),
    allows: oneLine,
    write: (name, s) => `{ user: 'bob', '${name}': '${s}', role: 2 }`,
  },
  {
    title: 'a setting with a key and a value',
    encode: inJson,
    write: (name, s) => `{"key":"${name}","value":"${s}","type":"string"}`,
  },
  {
    title: 'YAML',
    allows: isTrimmed,
    write: (name, s) => stringify({user: 'bob', [name]: s, role: 2}),
    encode: (secret) => secret,
  },
  {
    title: 'a list in Compose',
    encode: (secret) => secret.replaceAll("'", "''"),
    allows: oneLine,
    write: (name, s) =>
      `services:\n  db:\n    environment:\n      - TZ=UTC\n      - '${name}=${s}'\n      - DB_USER=alist`,
  },
  {
    title: 'a list in Compose without quotation marks',
    allows: (secret) => isTrimmed(secret) && !/^[|>]/.test(secret),
    write: (name, s) =>
      `    environment:\n      - TZ=UTC\n      - ${name}=${s}\n      - DB_USER=alist`,
  },
  {
    title: 'a file of variables',
    allows: isTrimmed,
    write: (name, s) => `DB_USER=alist\n${name}=${s}\nTZ=UTC`,
  },
  {
    title: 'a file of variables with quotation marks',
    encode: (secret) => secret.replaceAll('\\', '\\\\').replaceAll('"', '\\"'),
    allows: oneLine,
    write: (name, s) => `DB_USER=alist\nexport ${name}="${s}"\nTZ=UTC`,
  },
  {
    title: 'INI',
    allows: isTrimmed,
    write: (name, s) => `[database]\nuser = alist\n${name} = ${s}\nport = 1`,
  },
  {
    title: 'the options of docker run',
    encode: (secret) => secret.replaceAll("'", `'\\''`),
    allows: oneLine,
    write: (name, s) =>
      `docker run -d --name db -e MYSQL_USER=alist -e '${name}=${s}' mysql:8`,
  },
  {
    title: 'a variable before a command',
    encode: (secret) => secret.replaceAll("'", `'\\''`),
    allows: oneLine,
    write: (name, s) => `TZ=UTC ${name}='${s}' ./alist server`,
  },
  {
    title: 'an option with a value behind it',
    encode: (secret) => secret.replaceAll("'", `'\\''`),
    allows: oneLine,
    write: (name, s) => `tool sync --${name} '${s}' --verbose`,
  },
  {
    title: 'an option with an equals sign',
    allows: (secret) => oneWord(secret) && !/["'\\]/.test(secret),
    write: (name, s) => `tool sync --${name}=${s} --verbose`,
  },
  {
    title: 'a header',
    allows: isTrimmed,
    write: (name, s) =>
      `GET / HTTP/1.1\r\nHost: x.example\r\n${name}: ${s}\r\n`,
  },
  {
    title: 'a header in a command',
    encode: (secret) => secret.replaceAll("'", `'\\''`),
    allows: isTrimmed,
    write: (name, s) => `curl -H '${name}: ${s}' https://x.example/`,
  },
  {
    title: 'a cookie',
    encode: (secret) => encodeURIComponent(secret),
    write: (name, s) => `request with theme=dark; ${name}=${s}; lang=en failed`,
  },
  {
    title: 'an address',
    encode: (secret) => encodeURIComponent(secret),
    write: (name, s) =>
      `Get "https://x.example/d/a.mkv?type=1&${name}=${s}&page=2": EOF`,
  },
  {
    title: 'an address in JSON of Go',
    encode: (secret) => encodeURIComponent(secret),
    write: (name, s) =>
      `{"url":"https://x.example/?type=1\\u0026${name}=${s}\\u0026page=2"}`,
  },
  {
    title: 'a form',
    encode: (secret) => encodeURIComponent(secret),
    write: (name, s) => `grant_type=refresh&${name}=${s}&scope=all`,
  },
  {
    title: 'a connection of PostgreSQL',
    encode: (secret) => secret.replaceAll('\\', '\\\\').replaceAll("'", "\\'"),
    allows: oneLine,
    write: (name, s) => `host=db user=alist ${name}='${s}' dbname=alist`,
  },
  {
    title: 'a struct of Go',
    allows: (secret) => oneWord(secret) && !/["'`\\{[]/.test(secret),
    write: (name, s) => `{ID:1 Username:bob ${name}:${s} Role:2}`,
  },
  {
    title: 'a map of Go',
    allows: (secret) => oneWord(secret) && !/["'`\\{[]/.test(secret),
    write: (name, s) => `map[${name}:${s} username:bob]`,
  },
  {
    title: 'a quoted struct of Go',
    encode: inJson,
    write: (name, s) => `model.User{ID:0x1, ${name}:"${s}", Role:2}`,
  },
  {
    title: 'XML',
    encode: inHtml,
    write: (name, s) =>
      `<user>\n  <${name}>${s}</${name}>\n  <role>2</role>\n</user>`,
  },
  {
    title: 'an attribute',
    encode: inHtml,
    write: (name, s) => `<user name="bob" ${name}="${s}" role="2"/>`,
  },
  {
    title: 'an array of PHP',
    encode: (secret) => secret.replaceAll('\\', '\\\\').replaceAll("'", "\\'"),
    allows: oneLine,
    write: (name, s) => `'${name}' => '${s}',`,
  },
  {
    title: 'a message of a log',
    allows: (secret) =>
      isTrimmed(secret) &&
      !/^\\*["'`]|\s["']?[a-z][\w.-]*["']?\s?[:=：]|\s\||[\s，。；！？、]\p{Script=Han}/iu.test(
        secret,
      ),
    write: (name, s) =>
      `INFO[2024-05-01 10:00:00] ${name}: ${s}\nINFO[2024-05-01 10:00:01] end`,
  },
  {
    title: "the program's line about the first password",
    allows: (secret) => isTrimmed(secret) && !/^\\*["'`]/.test(secret),
    write: (_, s) =>
      `INFO[2024-05-01 10:00:00] Successfully created the admin user and the initial password is: ${s}\nINFO[2024-05-01 10:00:01] start`,
  },
  {
    title: "the program's line about the first password as Docker keeps it",
    isWide: true,
    encode: inJson,
    allows: (secret) => isTrimmed(secret) && !/["\\]/.test(secret),
    write: (_, s) =>
      `{"log":"Successfully created the admin user and the initial password is: ${s}\\n","stream":"stdout"}`,
  },
  ...['密码', '初始密码', '口令', '密钥', '访问密钥', '凭据'].map((label) => ({
    title: `Chinese with the label ${label}`,
    allows: (secret: string) =>
      isTrimmed(secret) &&
      !/^\\*["'`“‘「]|[\s，。；！？、]\p{Script=Han}/u.test(secret),
    write: (_: string, s: string) => `账号：bob\n${label}：${s}\n登录不了`,
  })),
  ...['令牌', '刷新令牌', '验证码', '提取码'].map((label) => ({
    title: `Chinese with the label ${label}`,
    allows: (secret: string) => /^[\w.~+/=-]+$/.test(secret),
    write: (_: string, s: string) => `地址 x.example，${label}：${s}，登录不了`,
  })),
  {
    title: 'a data source name of MySQL',
    isWide: true,
    allows: (secret) => oneWord(secret),
    write: (_, s) => `failed to connect to alist:${s}@tcp(db:3306)/alist`,
  },
  {
    title: 'the user of an address',
    isWide: true,
    encode: (secret) => encodeURIComponent(secret),
    write: (_, s) => `Propfind "https://bob:${s}@dav.example/films": EOF`,
  },
];

/** Pieces of a secret in the masked text that do not come from the container itself. */
export function leaks(
  masked: string,
  encoded: string,
  template: string,
): string[] {
  return Array.from(encoded.slice(3), (_, at) =>
    encoded.slice(at, at + 4),
  ).filter(
    (piece) =>
      piece.trim() !== '' &&
      !piece.includes('*') &&
      masked.includes(piece) &&
      !template.includes(piece),
  );
}
