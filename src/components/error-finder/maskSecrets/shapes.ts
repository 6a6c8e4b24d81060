// cspell:ignore LTAI AKID glpat xox AKIA AROA oprsu
import {isReadable, looksSecret} from './prose';
import {findSpans, type Span} from './textSpans';

/** Private keys, also if their beginning is cut off. */
const keys: readonly RegExp[] = [
  /-----BEGIN [\s\S]*?(?:-----END [^-\r\n]{1,60}-----|$)/g,
  /[\w+/=]{1,76}(?:\\[rn]|\s){1,4}-----END [^-\r\n]{1,60}-----/g,
];

/** Tokens with a distinctive prefix. Unbounded repetitions are only at the end of a pattern, to keep the time linear. */
const tokens: readonly RegExp[] = [
  /\beyJ[\w-]{8,}(?:\.[\w-]*){0,4}/g,
  /\b(?:AKIA|ASIA|AROA|AIDA)[A-Z\d]{12,}/g,
  /\b(?:LTAI|AKID)\w{12,}/g,
  /\b(?:gh[oprsu]_|github_pat_|glpat-|npm_|hf_|xox[a-z]-|sk-(?=[\w-]{0,20}\d)|AIza)[\w-]{16,}/g,
  /\bya29\.[\w-]{8,}/g,
  /\b1\/\/0[\w-]{16,}/g,
  /\bM\.[A-Z]\d{0,4}_[\w.!*$-]{6,}/g,
  /\$(?:apr1|2[aby]|[156y])\$[^\s:"']{8,}/g,
  /\b(?:Credential|Signature)=(?<secret>[^\s,&"']{4,})/g,
];

/** User and password in addresses: plain, with JSON's escaped slashes, and percent-encoded. */
const addresses: readonly RegExp[] = [
  /:(?:\\?\/){2}(?<secret>[^\s/?#"<>`\\]{1,300})(?=@)/g,
  /:(?:\\?\/){2}(?<secret>[^\s/?#"<>@:,[]{0,100}:(?!\d{1,5}(?:[/?#\s]|$))[^\s"<>@]{1,200}(?:@[^\s/?#"<>@]{1,100}){0,3})(?=@)/g,
  /%3A%2F%2F(?<secret>[^\s&"<>%]{0,100}%3A[^\s&"<>]{1,200}?)(?=%40)/gi,
  /(?<secret>[\w.%+-]{1,64}:[^\s@/"'<>]{1,128})(?=@(?!sha256:)[\w[])/g,
];

/** Parameters whose names only mean a secret in an address. */
const parameters: readonly RegExp[] = [
  /[?&;](?:amp;)?(?:code|key|state|ticket|ut|uk|x-[\w-]{1,40})=(?<secret>[^&\s"'#<>\\`…，。、）]+)/gi,
  /[?&][\w.%~-]{1,60}=(?<secret>[^&\s"'#<>\\`…，。、）]{16,})/g,
];

const mail = /[\w.+-]{1,64}@(?:[\w-]{1,64}\.){1,8}[a-z]{2,24}(?![\w-])/gi;

const phones: readonly RegExp[] = [
  /(?:^|[^\d.+])(?<secret>(?:\+?86[ -]?)?1[3-9]\d(?:\d{8}|[ -]\d{4}[ -]\d{4}))(?!\d)/g,
  /(?<secret>\+\d{1,3}(?:[ -]?\d{2,5}){2,5})(?!\d)/g,
];

/** Whether a long run of characters is a key, a hash or a token, and not a path or a name. */
function isOpaque(run: string): boolean {
  const hasBoth = /\d/.test(run) && /[A-Za-z]/.test(run);
  const isPath = run.split('/').length > 4;
  return (
    !isPath && (hasBoth || /^[A-Za-z]+$/.test(run)) && !isReadableName(run)
  );
}

const namePart =
  /^(?:\w{1,4}|\d{0,8}[A-Za-z]{0,2}|[A-Za-z]{1,10}\d{1,4}|S\d\dE\d\d)$/;

/** Whether it consists of words, numbers and parts such as `1080p`, `x264` and `v3`. */
function isReadableName(run: string): boolean {
  return run
    .split(/[-_/+=]/)
    .every((part) => namePart.test(part) || isReadable(part));
}

/** Whether a shorter run alternates between lower case, upper case and digits more than names do. */
function isRandom(run: string): boolean {
  const changes =
    run.match(/[a-z](?=[A-Z\d])|[A-Z](?=\d)|\d(?=[A-Za-z])/g) ?? [];
  return (
    /[a-z]/.test(run) &&
    /[A-Z]/.test(run) &&
    /\d/.test(run) &&
    changes.length * 3 >= run.length
  );
}

/** Maximum length of user and password in a data source name. */
const SIGN_IN_REACH = 256;

/** Go data source names: user:password@tcp(host). Read backwards, because the password can contain any character. */
function secretsOfDataSources(text: string): Span[] {
  let read = 0;
  return [...text.matchAll(/@(?:tcp|udp|unix)\d?\(/g)].flatMap(
    ({index: to}) => {
      const start = Math.max(read, to - SIGN_IN_REACH);
      read = to + 1;
      const [line = ''] = /[^\r\n]*$/.exec(text.slice(start, to)) ?? [];
      const word = [...line.matchAll(/\S+/g)].findLast(({0: run}) =>
        run.includes(':'),
      );
      if (word === undefined) {
        return [];
      }
      const [before = ''] = /^[^:]*["'`=(]/.exec(word[0]) ?? [];
      return [{from: to - line.length + word.index + before.length, to}];
    },
  );
}

const schemes = /\b(?:bearer|basic|digest)\s{1,3}(?<secret>[\w.~+/=-]{4,})/gi;

/** Secrets and personal data that are recognizable by their shape alone. */
export function secretsByShape(text: string): Span[] {
  const signIns = [
    ...addresses.flatMap((pattern) => findSpans(text, pattern)),
    ...secretsOfDataSources(text),
  ];
  const endsOfSignIns = new Set(signIns.map(({to}) => to));
  return [
    ...signIns,
    ...[...keys, ...tokens, ...parameters, ...phones].flatMap((pattern) =>
      findSpans(text, pattern),
    ),
    // The password and host of an address look like an e-mail address.
    ...findSpans(text, mail).filter(
      ({from}) => !endsOfSignIns.has(text.indexOf('@', from)),
    ),
    ...findSpans(text, /\balist-[\w-]{16,}/g, (run) => !isReadableName(run)),
    ...findSpans(text, schemes, looksSecret),
    ...findSpans(text, /[\w+/-]{32,}={0,2}/g, isOpaque),
    ...findSpans(text, /[A-Za-z\d]{20,31}/g, isRandom),
  ];
}
