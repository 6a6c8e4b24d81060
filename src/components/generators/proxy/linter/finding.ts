// cspell:ignore kmgt
/** What can be wrong with a configuration for AList. */
export type LintRule =
  | 'noProxy'
  | 'pathCut'
  | 'slashMismatch'
  | 'encodedSlash'
  | 'nocanon'
  | 'host'
  | 'hostPort'
  | 'forwardedProto'
  | 'forwardedFor'
  | 'forgedFor'
  | 'rangeDropped'
  | 'authorizationDropped'
  | 'basicAuth'
  | 'bodySize'
  | 'smallLimit'
  | 'requestBuffering'
  | 'tempFile'
  | 'readTimeout'
  | 'uploadTimeout'
  | 'cache'
  | 'expires'
  | 'cors'
  | 'methods'
  | 'dav'
  | 'compression'
  | 'extensions';

export interface LintFinding {
  rule: LintRule;
  certainty: 'certain' | 'likely' | 'info';
  line: number;
  /** What the line should be, or what to add below it. Without it the line is to be removed. */
  corrected?: string;
  isMissing?: true;
}

/** What a configuration says about AList. */
export interface LintResult {
  findings: readonly LintFinding[];
  /** The largest upload that it allows, as it is written there. */
  uploadLimit?: string;
}

/** The result for a file in which nothing passes requests on. */
export const noProxyResult: LintResult = {
  findings: [{rule: 'noProxy', certainty: 'info', line: 1}],
};

/** Each finding once, by lines. */
export function byLine(findings: readonly LintFinding[]): LintFinding[] {
  const keyOf = ({rule, line}: LintFinding) => `${rule} ${String(line)}`;
  return [
    ...new Map(findings.map((finding) => [keyOf(finding), finding])).values(),
  ].sort((one, other) => one.line - other.line);
}

/** Panels write such rules for static sites; files of AList end like that too. */
export const staticExtensions =
  /\.\(?[^)]*\b(?:js|css|png|jpe?g|gif|mp4|zip)\b/;

/** Content types that downloads have, and text of a page does not. */
export const downloadTypes =
  /^(?:\*(?:\/\*)?|application\/(?:octet-stream|zip|pdf)|(?:video|audio)\/.*)$/;

/** What nginx and Apache wait for an answer by default, in seconds. */
export const DEFAULT_TIMEOUT = 60;

/** Seconds of `90`, `90s`, `5m` or `1h 30m`. */
export function seconds(text: string): number {
  const factors: Record<string, number> = {s: 1, m: 60, h: 3600, d: 86_400};
  return [...text.matchAll(/(\d+)(ms|s|m|h|d)?/g)].reduce(
    (sum, [, count, unit = 's']) =>
      sum + Number(count) * (factors[unit] ?? 0.001),
    0,
  );
}

/** Whether a value of `Cache-Control` lets a browser or a proxy keep an answer. */
export const allowsCaching = (value: string): boolean =>
  /max-age=[1-9]|public|immutable/i.test(value) &&
  !/no-store|no-cache/i.test(value);

const SMALL = 10_000_000;

const units: Readonly<Record<string, number>> = {
  '': 1,
  k: 1e3,
  m: 1e6,
  g: 1e9,
  t: 1e12,
};

/** Whether a limit such as `1m`, `512 KB` or `1048576` refuses even photos; 0 is none. */
export function isSmallLimit(text: string): boolean {
  const [, count, unit = ''] =
    /^(\d+(?:\.\d+)?)\s*([kmgt]?)i?b?$/i.exec(text.trim()) ?? [];
  const bytes = Number(count ?? 0) * (units[unit.toLowerCase()] ?? 1);
  return bytes > 0 && bytes < SMALL;
}

/** Whether a condition names only methods that nobody needs, as guides against cross-site tracing do. */
export function isAboutTrace(condition: string): boolean {
  const methods = condition.match(/\b[A-Z]{2,}\b/g) ?? [];
  return (
    !condition.includes('!') &&
    methods.length > 0 &&
    methods.every((method) => ['TRACE', 'TRACK', 'CONNECT'].includes(method))
  );
}

/** Whether requests for a path, below the path of AList itself, go to what a visitor needs: other paths belong to other pages of the host. */
export const isPathOfAlist = (path: string): boolean =>
  /^(?:\/?\*?$|\/(?:@|(?:api|dav|d|p)(?:[/*]|$)))/.test(path);
