// cspell:ignore passw sessdata bduss dpop encom tres extr sess
/** A password can be any text; a token, key or cookie never looks like prose. */
export type NameKind = 'password' | 'token';

/** Only the end of longer names is read. */
const NAME_LIMIT = 80;

/** Parts of a name that mark the value as harmless: it describes a secret, or is a switch. */
const harmlessLast = new Set(
  'age algorithm alg changed columns count dir directory domain enable enabled endpoint err error errors expire expired expires expiration expiry field file filename format go header hint host html in incorrect index invalid js json label length len lifetime limit log login malformed match max md method min missing mismatch mode name not of page path policy port prompt provider py required scheme secure server site size status stdin timeout ttl txt type uri url usage user username version yaml yml'.split(
    ' ',
  ),
);
const harmlessFirst = new Set(
  'allow bad disable empty enable expired forgot has hide incorrect invalid is max min missing need no not num remember require show unknown wrong'.split(
    ' ',
  ),
);

const password =
  /passw(?:or)?[dt]|pwd|passphrase|passcode|passkey|secret(?!ar)|(?:^|_)(?:pw|psk|dsn|pin)$|(?:^|_)(?!by|com|over|tres|sur|encom|under|low|high|band)[a-z]*pass$/;

const token =
  /token(?!i[sz])|cookie|credential|authorization|sessdata|bduss|jwt|(?:^|_)(?:(?!oauth$)[a-z]*auth|sess|session|(?:bb)?sid|seid|[a-z]*sess(?:ion)?_?id|refresh|sign|sig|signature|salt|bearer|t?otp|[cx]srf|jct|hmac|ak|sk|dpop)$/;

/** Whether a key or a code is secret depends on the word before it. */
const key =
  /(?:access|account|admin|aes|api|app|application|auth|authentication|client|consumer|credit|crypto|deploy|device|encrypt|encryption|host|hmac|jwt|license|master|oss|private|recovery|rsa|s3|safe|search|security|session|share|shared|sharing|sign|signing|ssh|ssl|storage|subscription|tls|user|wg)_?key(?:_(?:id|value|data|pem|base))?$/;
const code =
  /(?:access|activation|auth|authorization|backup|captcha|device|extract|extraction|fa|factor|invitation|invite|mfa|otp|pairing|receive|recovery|security|share|sms|user|valid|validate|validation|verification|verify)_?code$/;

/** `DB_PASS`, `dbPass`, `db-pass` and `DBPass2` as `db_pass`. */
function partsOf(name: string): string[] {
  return (
    name
      .slice(-NAME_LIMIT)
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  );
}

/** The kind of secret that a name refers to, if any. */
export function kindOf(name: string): NameKind | undefined {
  const parts = partsOf(name);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (
    harmlessLast.has(last) ||
    (parts.length > 1 && harmlessFirst.has(first))
  ) {
    return undefined;
  }
  const joined = parts.join('_');
  const isLike = (...patterns: RegExp[]) =>
    patterns.some(
      (pattern) =>
        pattern.test(joined) || pattern.test(joined.replace(/s$/, '')),
    );
  if (isLike(password)) {
    return 'password';
  }
  return isLike(token, key, code) ? 'token' : undefined;
}

/** Last words of names such as “access key” and “session ID”, ambiguous on their own. */
const openEnding = /^(?:key|keys|code|id)$/i;

/** The kind of a word, with the words before it if it is ambiguous on its own. */
export function kindOfWord(word: string, before: string): NameKind | undefined {
  if (!openEnding.test(word)) {
    return kindOf(word);
  }
  const [words = ''] = /(?:\w{1,20}[ -]){0,2}$/.exec(before) ?? [];
  return words === '' ? undefined : kindOf(words + word);
}

/** Headers with a value up to the end of the line. */
export function isHeader(name: string): boolean {
  return /^(?:(?:proxy[-_])?authorization|(?:set[-_])?cookie2?)$/i.test(name);
}

const hanPassword = '密[码碼]|口令|密[钥鑰匙]|[秘私][钥鑰]|凭[证據据證]|憑證';
const hanToken =
  '令牌|權杖|签名|簽名|会话|(?:验证|驗證|授权|授權|校验|动态|提取|访问|分享|激活|安全|恢复)[码碼]';

export const hanName = `${hanPassword}|${hanToken}`;

const hanPasswordName = new RegExp(`^(?:${hanPassword})$`);

export function kindOfHan(name: string): NameKind {
  return hanPasswordName.test(name) ? 'password' : 'token';
}
