// cspell:ignore kmgt
import type {Directive} from './directives';
import type {LintRule} from './lintTexts';

/** `certain` and `likely` are faults, `advice` is what many leave out without harm. */
export const lintCertainties = ['certain', 'likely', 'advice'] as const;

export interface LintFinding {
  rule: LintRule;
  certainty: (typeof lintCertainties)[number];
  line: number;
  /** What the line should be, or what to add below it. Without it the line is to be removed. */
  corrected?: string;
  isMissing?: true;
  /** Whether a file that is included may have the line. */
  isPerhaps?: true;
}

type Certainty = LintFinding['certainty'];

/** A fault of a directive, or none without one. */
export const at = (
  rule: LintRule,
  certainty: Certainty,
  directive: Pick<Directive, 'line'> | false | undefined,
  corrected?: string,
): LintFinding[] =>
  directive ? [{rule, certainty, line: directive.line, corrected}] : [];

/** A place that passes requests on, when it is not known which one leads to AList. */
export interface Choice {
  line: number;
  /** As it is written there. */
  text: string;
}

/** What a configuration says about AList. */
export interface LintResult {
  findings: readonly LintFinding[];
  /** Places to choose from; empty if it is known which one leads to AList. */
  choices: readonly Choice[];
}

/** The result for a file in which nothing passes requests on. */
/** The result for a file without a proxy: what the server itself would refuse, if anything. */
export const withoutProxy = (refused: readonly LintFinding[]): LintResult => ({
  findings:
    refused.length === 0
      ? [{rule: 'noProxy', certainty: 'advice', line: 1}]
      : refused,
  choices: [],
});

/** Each finding once, the surest first, then by lines. */
export function inOrder(findings: readonly LintFinding[]): LintFinding[] {
  const keyOf = ({rule, line}: LintFinding) => `${rule} ${String(line)}`;
  const rank = ({certainty}: LintFinding) => lintCertainties.indexOf(certainty);
  return [
    ...new Map(findings.map((finding) => [keyOf(finding), finding])).values(),
  ].sort((one, other) => rank(one) - rank(other) || one.line - other.line);
}

/** Whether a text names AList, or the ports that it listens on by default. */
export const namesAlist = (text: string): boolean =>
  /alist|\b524[45]\b/i.test(text);

/** How many places are looked at. A file has a handful that lead to AList. */
const PLACES_LIMIT = 50;

/** The places that lead to AList, or those to choose from by their lines. */
export function placesOfAlist<Place extends Choice & {named: string}>(
  places: readonly Place[],
  chosen: number | undefined,
): {places: readonly Place[]; choices: readonly Choice[]} {
  const named = places.filter((place) => namesAlist(place.named));
  if (named.length > 0 || places.length < 2) {
    const found = named.length > 0 ? named : places;
    return {places: found.slice(0, PLACES_LIMIT), choices: []};
  }
  const choices = places.map(({line, text}) => ({line, text}));
  // Places with one target are one program.
  const isOne = new Set(places.map(({named: target}) => target)).size === 1;
  return isOne
    ? {places: places.slice(0, PLACES_LIMIT), choices: []}
    : {
        places: places
          .filter(({line}) => line === chosen)
          .slice(0, PLACES_LIMIT),
        choices,
      };
}

/** How much of an expression is looked at. */
const EXPRESSION_LIMIT = 300;

/** Whether an expression is about endings of files that panels take for static ones; files of AList end like that, too. */
export function hasStaticEnding(expression: string): boolean {
  return /\.[^/]{0,8}\b(?:js|css|png|jpe?g|gif|mp4|zip|txt|html?|php|md|sql|bak|log)\b/i.test(
    expression.slice(0, EXPRESSION_LIMIT),
  );
}

/** Content types that downloads have, and text of a page does not. */
export const downloadTypes =
  /^(?:\*(?:\/\*)?|application\/(?:octet-stream|zip|pdf)|(?:video|audio)\/.*)$/;

/** What nginx waits for an answer by default, in seconds. */
export const DEFAULT_TIMEOUT = 60;

/** Seconds of `90`, `90s`, `5m` or `1h 30m`. */
export function seconds(text: string): number {
  const factors: Record<string, number> = {s: 1, m: 60, h: 3600, d: 86_400};
  return [...text.slice(0, 40).matchAll(/(\d+)(ms|s|m|h|d)?/g)].reduce(
    (sum, [, count, unit = 's']) =>
      sum + Number(count) * (factors[unit] ?? 0.001),
    0,
  );
}

/** Whether a value of `Cache-Control` lets a browser or a proxy keep an answer. */
export const allowsCaching = (value: string): boolean =>
  /max-age=[1-9]|public|immutable/i.test(value) &&
  !/no-store|no-cache/i.test(value);

/** Limits below these refuse photos, and videos of a phone. */
const SMALL = 10_000_000;
const MEDIUM = 200_000_000;

const units: Readonly<Record<string, number>> = {
  '': 1,
  k: 1e3,
  m: 1e6,
  g: 1e9,
  t: 1e12,
};

/** How surely a limit such as `1m`, `512 KB` or `1048576` refuses what people upload; 0 is none. */
export function limitFault(text: string): 'certain' | 'likely' | undefined {
  const [, count, unit = ''] =
    /^(\d+(?:\.\d+)?)\s*([kmgt]?)i?b?$/i.exec(text.trim().slice(0, 40)) ?? [];
  const bytes = Number(count ?? 0) * (units[unit.toLowerCase()] ?? 1);
  if (bytes === 0 || bytes >= MEDIUM) {
    return undefined;
  }
  return bytes < SMALL ? 'certain' : 'likely';
}

/** Methods that AList’s page, apps and WebDAV need. */
const neededMethods = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
  ...['PROPFIND', 'MKCOL', 'MOVE', 'COPY', 'LOCK'],
];

/** Whether a condition about methods keeps needed ones away: certainly for those of the page, likely for WebDAV alone. */
export function methodsFault(
  condition: string,
  isAllowing: boolean,
): 'certain' | 'likely' | undefined {
  const named: string[] = condition.match(/\b[A-Z]{3,}\b/g) ?? [];
  const refused = neededMethods.filter(
    (method) => named.includes(method) !== isAllowing,
  );
  if (refused.length === 0 || named.length === 0) {
    return undefined;
  }
  const isPage = ['GET', 'POST', 'PUT'].some((method) =>
    refused.includes(method),
  );
  return isPage ? 'certain' : 'likely';
}

/** Folders of AList below its own path. */
const ownFolders: readonly string[] = ['api', 'd', 'p', 'dav', 'assets'];

/** Whether a path is a folder of an AList that has the whole host. */
export const isOwnFolder = (path: string): boolean =>
  ownFolders.includes(path.replace(/^\/|\/?\*?$/g, ''));

/** The first folder of a path or an expression that begins with one. */
export const firstFolder = (expression: string): string | undefined =>
  /^\^?\/([\w-]+)\//.exec(expression)?.[1];

/** Whether all paths that are passed on are single folders of AList, so that others are missing. */
export const isPartial = (paths: readonly string[]): boolean =>
  paths.length > 0 &&
  paths.every((path) => {
    const last =
      path
        .replace(/[/*]+$/, '')
        .split('/')
        .at(-1) ?? '';
    return ownFolders.includes(last);
  });

/** Whether requests for a path, below the path of AList itself, go to what a visitor needs: other paths belong to other pages of the host. */
export const isPathOfAlist = (path: string): boolean =>
  /^(?:\/?\*?$|\/(?:@|(?:api|dav|d|p)(?:[/*]|$)))/.test(path);
