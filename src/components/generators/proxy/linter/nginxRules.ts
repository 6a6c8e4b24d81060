import {bodySizeLine, nginxLines, readTimeoutLine} from '../nginxLines';
import {proxyOptions} from '../proxyOptions';
import type {Directive} from './nginxBlocks';

export type NginxRule =
  | 'noProxy'
  | 'pathCut'
  | 'host'
  | 'hostPort'
  | 'forwardedProto'
  | 'forwardedFor'
  | 'rangeDropped'
  | 'authorizationDropped'
  | 'basicAuth'
  | 'bodySize'
  | 'requestBuffering'
  | 'tempFile'
  | 'readTimeout'
  | 'cache'
  | 'expires'
  | 'cors'
  | 'methods'
  | 'extensions';

export interface NginxFinding {
  rule: NginxRule;
  certainty: 'certain' | 'likely' | 'info';
  line: number;
  /** What the line should be, or what to add below it. Without it the line is to be removed. */
  corrected?: string;
  isMissing?: true;
}

/** A location that passes requests on, with the blocks around it, the innermost first. */
interface Place {
  location: Directive;
  pass: Directive;
  levels: readonly (readonly Directive[])[];
  server: Directive | undefined;
}

/** Panels write these locations for static sites; files of AList end like that too. */
const extensions = /\\?\.\(?[^)]*\b(?:js|css|png|jpe?g|gif|mp4|zip)\b/;

/** What nginx waits by default, in seconds. */
const DEFAULT_TIMEOUT = 60;

const recommendedTimeout = readTimeoutLine(Number(proxyOptions.wait.initial));

function placesIn(
  directives: readonly Directive[],
  levels: readonly (readonly Directive[])[] = [],
  server?: Directive,
): Place[] {
  const inner = [directives, ...levels];
  return directives.flatMap((directive): Place[] => {
    const {name, block} = directive;
    if (block === undefined) {
      return [];
    }
    const at = name === 'server' ? directive : server;
    const pass =
      name === 'location'
        ? block.find((each) => each.name === 'proxy_pass')
        : undefined;
    return [
      ...(pass === undefined
        ? []
        : [{location: directive, pass, levels: [block, ...inner], server: at}]),
      ...placesIn(block, inner, at),
    ];
  });
}

/** The nearest directive of a name, which is the one that holds. */
function nearest({levels}: Place, name: string): Directive | undefined {
  return levels
    .flatMap((level) => level.filter((each) => each.name === name).slice(-1))
    .at(0);
}

/** Headers that hold: nginx takes those of the innermost level that sets any. */
function headers({levels}: Place): Map<string, Directive> {
  const level =
    levels.find((each) => each.some(({name}) => name === 'proxy_set_header')) ??
    [];
  return new Map(
    level.flatMap((directive) => {
      const [header] = directive.args;
      return directive.name === 'proxy_set_header' && header !== undefined
        ? [[header.toLowerCase(), directive] as const]
        : [];
    }),
  );
}

function missing(
  rule: NginxRule,
  certainty: NginxFinding['certainty'],
  {location}: Place,
  corrected: string,
): NginxFinding {
  return {rule, certainty, line: location.line, corrected, isMissing: true};
}

/** Seconds of `90`, `90s`, `5m` or `1h 30m`. */
function seconds(args: readonly string[]): number {
  const factors: Record<string, number> = {s: 1, m: 60, h: 3600, d: 86_400};
  return [...args.join(' ').matchAll(/(\d+)(ms|s|m|h|d)?/g)].reduce(
    (sum, [, count, unit = 's']) =>
      sum + Number(count) * (factors[unit] ?? 0.001),
    0,
  );
}

const isSecure = ({server}: Place) =>
  (server?.block ?? []).some(
    ({name, args}) => name === 'listen' && args.includes('ssl'),
  );

/** Whether visitors come by a port that `Host` has to name. */
const hasOwnPort = ({server}: Place) =>
  (server?.block ?? []).some(
    ({name, args: [listen = '']}) =>
      name === 'listen' && !/^(?:.*:)?(?:80|443)$/.test(listen),
  );

function headerFindings(place: Place): NginxFinding[] {
  const set = headers(place);
  const host = set.get('host');
  const isEmptied = (header: string) => set.get(header)?.args[1] === '';
  const line = (header: string) => set.get(header)?.line ?? place.location.line;
  return [
    ...(host === undefined && !set.has('x-forwarded-host')
      ? [missing('host', 'certain', place, nginxLines.host)]
      : []),
    ...(host?.args[1] === '$host' &&
    hasOwnPort(place) &&
    !set.has('x-forwarded-host')
      ? [
          {
            rule: 'hostPort',
            certainty: 'certain',
            line: host.line,
            corrected: nginxLines.host,
          } as const,
        ]
      : []),
    ...(isSecure(place) && !set.has('x-forwarded-proto')
      ? [missing('forwardedProto', 'certain', place, nginxLines.forwardedProto)]
      : []),
    ...(set.has('x-forwarded-for') || set.has('x-real-ip')
      ? []
      : [missing('forwardedFor', 'likely', place, nginxLines.forwardedFor)]),
    ...(isEmptied('range')
      ? [
          {
            rule: 'rangeDropped',
            certainty: 'certain',
            line: line('range'),
            corrected: nginxLines.range,
          } as const,
        ]
      : []),
    ...(set.has('authorization')
      ? [
          {
            rule: 'authorizationDropped',
            certainty: 'certain',
            line: line('authorization'),
          } as const,
        ]
      : []),
  ];
}

function passFindings({location, pass}: Place): NginxFinding[] {
  const [target = ''] = pass.args;
  const [, origin, uri] = /^(https?:\/\/[^/]+)(\/.*)$/.exec(target) ?? [];
  const path = location.args.at(-1) ?? '/';
  return uri === undefined
    ? []
    : [
        {
          rule: 'pathCut',
          certainty: path === uri ? 'info' : 'certain',
          line: pass.line,
          corrected: `proxy_pass ${origin ?? ''};`,
        },
      ];
}

function sizeFindings(place: Place): NginxFinding[] {
  const size = nearest(place, 'client_max_body_size');
  const timeout = nearest(place, 'proxy_read_timeout');
  const isBuffered = nearest(place, 'proxy_buffering')?.args[0] !== 'off';
  return [
    ...(size === undefined
      ? [missing('bodySize', 'certain', place, bodySizeLine(0))]
      : []),
    ...(nearest(place, 'proxy_request_buffering')?.args[0] === 'off'
      ? []
      : [
          missing(
            'requestBuffering',
            'likely',
            place,
            nginxLines.requestBuffering,
          ),
        ]),
    ...(isBuffered &&
    nearest(place, 'proxy_max_temp_file_size')?.args[0] !== '0'
      ? [missing('tempFile', 'info', place, nginxLines.tempFile)]
      : []),
    ...(timeout === undefined
      ? [missing('readTimeout', 'likely', place, recommendedTimeout)]
      : seconds(timeout.args) < DEFAULT_TIMEOUT
        ? [
            {
              rule: 'readTimeout',
              certainty: 'likely',
              line: timeout.line,
              corrected: recommendedTimeout,
            } as const,
          ]
        : []),
  ];
}

function isCrossOriginHeader({name, args}: Directive): boolean {
  return (
    name === 'add_header' &&
    args[0]?.toLowerCase() === 'access-control-allow-origin'
  );
}

function refusesMethods({name, args, block = []}: Directive): boolean {
  return (
    name === 'limit_except' ||
    (name === 'if' &&
      args.join(' ').includes('$request_method') &&
      block.some((each) => each.name === 'return'))
  );
}

function cacheFindings(place: Place): NginxFinding[] {
  const all = place.levels.flat();
  const cache = nearest(place, 'proxy_cache');
  const expires = nearest(place, 'expires');
  const basic = nearest(place, 'auth_basic');
  return [
    ...(cache === undefined || cache.args[0] === 'off'
      ? []
      : [
          {
            rule: 'cache',
            certainty: 'certain',
            line: cache.line,
            corrected: 'proxy_cache off;',
          } as const,
        ]),
    ...(expires === undefined ||
    ['off', '-1', 'epoch', '0'].includes(expires.args[0] ?? '')
      ? []
      : [
          {
            rule: 'expires',
            certainty: 'certain',
            line: expires.line,
            corrected: 'expires off;',
          } as const,
        ]),
    ...(basic === undefined || basic.args[0] === 'off'
      ? []
      : [
          {
            rule: 'basicAuth',
            certainty: 'certain',
            line: basic.line,
            corrected: 'auth_basic off;',
          } as const,
        ]),
    ...all
      .filter(isCrossOriginHeader)
      .map(({line}) => ({rule: 'cors', certainty: 'certain', line}) as const),
    ...all
      .filter(refusesMethods)
      .map(
        ({line}) => ({rule: 'methods', certainty: 'certain', line}) as const,
      ),
  ];
}

/** Locations beside that of AList which take its files away. */
function extensionFindings({server}: Place): NginxFinding[] {
  return (server?.block ?? [])
    .filter(
      ({name, args, block}) =>
        name === 'location' &&
        /^~\*?$/.test(args[0] ?? '') &&
        extensions.test(args[1] ?? '') &&
        block?.some((each) => each.name === 'proxy_pass') !== true,
    )
    .map(({line}) => ({rule: 'extensions', certainty: 'certain', line}));
}

/** What is wrong with a file of nginx for AList, by lines. */
export function lintNginx(directives: readonly Directive[]): NginxFinding[] {
  const places = placesIn(directives);
  if (places.length === 0) {
    return [{rule: 'noProxy', certainty: 'info', line: 1}];
  }
  const findings = places.flatMap((place) => [
    ...passFindings(place),
    ...headerFindings(place),
    ...sizeFindings(place),
    ...cacheFindings(place),
    ...extensionFindings(place),
  ]);
  const keyOf = ({rule, line}: NginxFinding) => `${rule} ${String(line)}`;
  return [
    ...new Map(findings.map((finding) => [keyOf(finding), finding])).values(),
  ].sort((one, other) => one.line - other.line);
}
