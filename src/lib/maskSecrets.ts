// cspell:ignore passw sessdata
/** What stands in the place of a secret. */
export const MASK = '***';

/** Names of fields, headers and parameters whose values are secrets, whatever stands around them in the name. */
const secretName =
  '[\\w-]{0,40}(?:token|secret|passw(?:or)?d|passwd|pwd|passphrase|cookie|credential|authorization|sessdata|session_?id|api[_-]?key|access[_-]?key|private[_-]?key|client[_-]?key)[\\w-]{0,40}';

/** Parameters of an address whose values are secrets. */
const secretParameter =
  '(?:sign|sig|signature|code|key|auth|otp|pass|pw|state|ticket|ut|uk)';

const hasDigit = /\d/;
const hasLetter = /[A-Za-z]/;

/** Whether a run of characters is too long and too mixed for a word: a key, a hash or a token. */
function isOpaque(run: string): boolean {
  const slashes = run.split('/').length - 1;
  return hasDigit.test(run) && hasLetter.test(run) && slashes <= 3;
}

type Rule = (text: string) => string;

function replacing(pattern: RegExp, replacement: string): Rule {
  return (text) => text.replace(pattern, replacement);
}

/** In this order: what is longer first, so that nothing of it is left over. */
const rules: readonly Rule[] = [
  replacing(/-----BEGIN [\s\S]*?(?:-----END [^-\n]*-----|$)/g, MASK),
  // A field with its value in quotation marks, as in JSON.
  replacing(
    new RegExp(
      `(\\b${secretName}\\\\?["']?\\s{0,3}[:=]\\s{0,3})(\\\\?["'])(?:[^"'\\\\\\r\\n]|\\\\(?!["']))*`,
      'gi',
    ),
    `$1$2${MASK}`,
  ),
  // A header, to the end of its line.
  replacing(
    /\b((?:proxy-)?authorization|(?:set-)?cookie)(\s{0,3}[:=]\s{0,3})(?!["'\\])[^\r\n]+/gi,
    `$1$2${MASK}`,
  ),
  replacing(
    /\b(Bearer|bearer|Basic|basic)\s+(?=[\w.~+/=-]*[A-Z\d=.])[\w.~+/=-]{6,}/g,
    `$1 ${MASK}`,
  ),
  replacing(/\beyJ[\w-]+\.[\w.-]*/g, MASK),
  replacing(/\balist-[\w-]{16,}/g, MASK),
  // Name and password in an address.
  replacing(/\b([a-z][\w+.-]{0,20}:\/\/)[^\s/"'<>]+@/gi, `$1${MASK}@`),
  replacing(/[\w.-]{1,64}:[^\s@/"'<>]{1,128}@(tcp|unix)\(/gi, `${MASK}@$1(`),
  replacing(
    new RegExp(
      `([?&;](?:amp;)?(?:${secretParameter}|${secretName}|x-[\\w-]{1,40}))=[^&\\s"'#<>]+`,
      'gi',
    ),
    `$1=${MASK}`,
  ),
  replacing(/([?&][\w.%~-]{1,60})=[^&\s"'#<>]{16,}/g, `$1=${MASK}`),
  // What is assigned is the value; after a colon stands often a sentence, so a value has a digit there, or is long.
  replacing(
    new RegExp(
      `(\\b${secretName}\\s{0,3}=\\s{0,3})(?!["'\\\\])[^\\s&;,"']+`,
      'gi',
    ),
    `$1${MASK}`,
  ),
  replacing(
    new RegExp(
      `(\\b${secretName}:\\s{0,3})(?!["'\\\\])(?=[^\\s;,"']*\\d|[^\\s;,"']{20})[^\\s;,"']+`,
      'gi',
    ),
    `$1${MASK}`,
  ),
  replacing(
    /\b((?:password|passwd|pwd|secret):\s{0,3})(?!["'\\])[^\s;,"']+/gi,
    `$1${MASK}`,
  ),
  // Cookies without their header.
  replacing(/\b([\w-]{1,60})=[^;,\s"'*]{6,}(?=;)/g, `$1=${MASK}`),
  replacing(/(;\s{0,3}[\w-]{1,60})=[^;,\s"'*]{6,}/g, `$1=${MASK}`),
  (text) =>
    text.replace(/[\w+/=-]{32,}/g, (run) => (isOpaque(run) ? MASK : run)),
  replacing(/[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+/g, `${MASK}@${MASK}`),
  replacing(/(^|[^\d.])1[3-9]\d{9}(?!\d)/g, `$1${MASK}`),
];

/**
 * A text without the secrets in it: tokens, cookies, passwords in addresses and fields, keys, e-mail addresses and telephone numbers. It
 * rather hides a word too many than leaves a password.
 */
export function maskSecrets(text: string): string {
  return rules.reduce((masked, rule) => rule(masked), text);
}
