// cspell:ignore BDUSS SESSDATA STOKEN PBKDF passwort bili
/** Names of passwords, which can be any text. */
const passwords =
  'passwords?(?:_pbkdf2)?|passwd|passwort|passphrase|passcode|密码|口令|提取码|验证码';

/** The same, as words that are also a part of others: “compass”. */
const shortPasswords = 'pass|pwd';

/** Names whose value is the rest of the line. */
const headers = '(?:set-)?cookies?|authorization';

/** Names of what consists of letters and digits. */
const tokens =
  'secrets?|tokens?|credentials?|signature|verify_?code|api[-_ ]?key|access[-_ ]?key(?:[-_ ]?id)?|(?:private|secret|account)[-_ ]?key|session(?:[-_ ]?id)?|bduss|stoken|sessdata|bili_jct|密钥|令牌';

const shortTokens = 'auth|sign|otp|otp_code|dsn|refresh|sid';

/** A name of a secret at the end of a word. */
export const secretNames = new RegExp(
  `(?:(?<password>${passwords})|(?<short>(?<shortPassword>${shortPasswords})|${shortTokens})|(?<header>${headers})|${tokens})(?![a-z\\d_-])`,
  'giu',
);
