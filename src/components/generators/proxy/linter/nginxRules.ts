import {
  bodySizeLine,
  nginxLines,
  readTimeoutLine,
  sendTimeoutLine,
} from '../nginxLines';
import {proxyOptions} from '../proxyOptions';
import type {Directive} from './directives';
import {
  allowsCaching,
  byLine,
  DEFAULT_TIMEOUT,
  downloadTypes,
  isAboutTrace,
  isSmallLimit,
  noProxyResult,
  seconds,
  staticExtensions,
  type LintFinding,
  type LintResult,
} from './finding';

/** A location that passes requests on, with the blocks around it, the innermost first. */
interface Place {
  location: Directive;
  pass: Directive;
  levels: readonly (readonly Directive[])[];
  server: Directive | undefined;
}

const wait = Number(proxyOptions.wait.initial);

/** How long nginx waits for AList, with the lines that are recommended. */
const timeouts = [
  ['proxy_read_timeout', readTimeoutLine(wait)],
  ['proxy_send_timeout', sendTimeoutLine(wait)],
] as const;

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
  rule: LintFinding['rule'],
  certainty: LintFinding['certainty'],
  {location}: Place,
  corrected: string,
): LintFinding {
  return {rule, certainty, line: location.line, corrected, isMissing: true};
}

/** A finding at the directive that holds: nginx refuses a second one beside it. */
function replaced(
  rule: LintFinding['rule'],
  certainty: LintFinding['certainty'],
  {line}: Directive,
  corrected: string,
): LintFinding {
  return {rule, certainty, line, corrected};
}

/** A finding about a directive that has to have one value. */
function wrongOrMissing(
  place: Place,
  name: string,
  finding: Pick<LintFinding, 'rule' | 'certainty'> & {corrected: string},
): LintFinding {
  const {rule, certainty, corrected} = finding;
  const directive = nearest(place, name);
  return directive === undefined
    ? missing(rule, certainty, place, corrected)
    : replaced(rule, certainty, directive, corrected);
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

/** Whether a header is set to what the visitor sent. */
const isPassedOn = (set: ReadonlyMap<string, Directive>, header: string) =>
  set.get(header)?.args[1] === `$http_${header}`;

/** Whether `Host` gets a name that visitors do not use. */
function isOtherHost(host: string, {server}: Place): boolean {
  const names = (server?.block ?? [])
    .filter(({name}) => name === 'server_name')
    .flatMap(({args}) => args);
  return (
    host === '$proxy_host' || (!host.includes('$') && !names.includes(host))
  );
}

function headerFindings(place: Place): LintFinding[] {
  const set = headers(place);
  const host = set.get('host');
  const isEmptied = (header: string) => set.get(header)?.args[1] === '';
  const line = (header: string) => set.get(header)?.line ?? place.location.line;
  return [
    ...(host === undefined && !set.has('x-forwarded-host')
      ? [missing('host', 'certain', place, nginxLines.host)]
      : []),
    ...(host !== undefined &&
    !set.has('x-forwarded-host') &&
    isOtherHost(host.args[1] ?? '', place)
      ? [
          {
            rule: 'host',
            certainty: host.args[1] === '$proxy_host' ? 'certain' : 'likely',
            line: host.line,
            corrected: nginxLines.host,
          } as const,
        ]
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
      : isSecure(place) && set.get('x-forwarded-proto')?.args[1] === 'http'
        ? [
            {
              rule: 'forwardedProto',
              certainty: 'certain',
              line: line('x-forwarded-proto'),
              corrected: nginxLines.forwardedProto,
            } as const,
          ]
        : []),
    ...(set.get('x-forwarded-for')?.args[1] === '$proxy_add_x_forwarded_for'
      ? [
          {
            rule: 'forgedFor',
            certainty: 'likely',
            line: line('x-forwarded-for'),
            corrected: nginxLines.forwardedFor,
          } as const,
        ]
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
    ...(set.has('authorization') && !isPassedOn(set, 'authorization')
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

/** A socket ends at a second colon, after which the path begins. */
const unixTarget = /^(https?:\/\/unix:[^:]+):(\/.*)$/;

function passFindings({location, pass}: Place): LintFinding[] {
  const [target = ''] = pass.args;
  const [, origin, uri] = target.includes('://unix:')
    ? (unixTarget.exec(target) ?? [])
    : (/^(https?:\/\/[^/$]+)(\$(?:document_)?uri\b.*)$/.exec(target) ??
      /^(https?:\/\/[^/]+)(\/.*)$/.exec(target) ??
      []);
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

/** Timeouts that end a request early. Without its line, only the one for reading is recommended: the other is for uploads that stall. */
function timeoutFindings(place: Place): LintFinding[] {
  return timeouts.flatMap(([name, line]): LintFinding[] => {
    const timeout = nearest(place, name);
    if (timeout === undefined) {
      return name === 'proxy_read_timeout'
        ? [missing('readTimeout', 'likely', place, line)]
        : [];
    }
    return seconds(timeout.args.join(' ')) < DEFAULT_TIMEOUT
      ? [replaced('readTimeout', 'likely', timeout, line)]
      : [];
  });
}

function sizeFindings(place: Place): LintFinding[] {
  const size = nearest(place, 'client_max_body_size');
  const isBuffered = nearest(place, 'proxy_buffering')?.args[0] !== 'off';
  return [
    ...(size === undefined
      ? [missing('bodySize', 'certain', place, bodySizeLine(0))]
      : isSmallLimit(size.args[0] ?? '')
        ? [replaced('smallLimit', 'certain', size, bodySizeLine(0))]
        : []),
    ...(nearest(place, 'proxy_request_buffering')?.args[0] === 'off'
      ? []
      : [
          wrongOrMissing(place, 'proxy_request_buffering', {
            rule: 'requestBuffering',
            certainty: 'likely',
            corrected: nginxLines.requestBuffering,
          }),
        ]),
    ...(isBuffered &&
    nearest(place, 'proxy_max_temp_file_size')?.args[0] !== '0'
      ? [
          wrongOrMissing(place, 'proxy_max_temp_file_size', {
            rule: 'tempFile',
            certainty: 'info',
            corrected: nginxLines.tempFile,
          }),
        ]
      : []),
    ...timeoutFindings(place),
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
      !isAboutTrace(args.join(' ')) &&
      block.some((each) => each.name === 'return'))
  );
}

function cacheFindings(place: Place): LintFinding[] {
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

/** Headers that nginx adds to answers: like those of requests, the innermost level with any holds. */
function addedHeaders({levels}: Place): readonly Directive[] {
  const isAdding = ({name}: Directive) => name === 'add_header';
  return (levels.find((level) => level.some(isAdding)) ?? []).filter(isAdding);
}

/** Directives that change requests on their way to AList, or let browsers keep what it answers. */
function changeFindings(place: Place): LintFinding[] {
  const passing = nearest(place, 'proxy_pass_request_headers');
  const method = nearest(place, 'proxy_method');
  return [
    ...(passing?.args[0] === 'off' &&
    !isPassedOn(headers(place), 'authorization')
      ? [
          {
            rule: 'authorizationDropped',
            certainty: 'certain',
            line: passing.line,
            corrected: 'proxy_pass_request_headers on;',
          } as const,
        ]
      : []),
    ...(method === undefined || method.args[0]?.includes('$') === true
      ? []
      : [{rule: 'methods', certainty: 'certain', line: method.line} as const]),
    ...addedHeaders(place)
      .filter(
        ({args: [header = '', value = '']}) =>
          header.toLowerCase() === 'cache-control' && allowsCaching(value),
      )
      .map(
        ({line}) => ({rule: 'expires', certainty: 'certain', line}) as const,
      ),
  ];
}

/** Filters that drop the length of an answer. */
const compressors = ['gzip', 'brotli'] as const;

/** Directives that answer in place of AList, or change what it answers. */
function contentFindings(place: Place): LintFinding[] {
  const dav = nearest(place, 'dav_methods');
  return [
    ...(dav === undefined || dav.args[0] === 'off'
      ? []
      : [{rule: 'dav', certainty: 'certain', line: dav.line} as const]),
    ...compressors.flatMap((name) => {
      const types = nearest(place, `${name}_types`);
      const isCompressing = nearest(place, name)?.args[0] === 'on';
      return isCompressing &&
        types?.args.some((type) => downloadTypes.test(type)) === true
        ? [
            replaced(
              'compression',
              'likely',
              types,
              `${name}_types text/css application/javascript application/json;`,
            ),
          ]
        : [];
    }),
  ];
}

/** Locations beside that of AList which take its files away. */
function extensionFindings({server}: Place): LintFinding[] {
  return (server?.block ?? [])
    .filter(
      ({name, args, block}) =>
        name === 'location' &&
        /^~\*?$/.test(args[0] ?? '') &&
        staticExtensions.test(args[1] ?? '') &&
        block?.some((each) => each.name === 'proxy_pass') !== true,
    )
    .map(({line}) => ({rule: 'extensions', certainty: 'certain', line}));
}

/** What is wrong with a file of nginx for AList, by lines. */
export function lintNginx(directives: readonly Directive[]): LintResult {
  const places = placesIn(directives);
  if (places.length === 0) {
    return noProxyResult;
  }
  const limit = places
    .map((place) => nearest(place, 'client_max_body_size')?.args[0])
    .find((size) => size !== undefined && size !== '0');
  return {
    findings: byLine(
      places.flatMap((place) => [
        ...passFindings(place),
        ...headerFindings(place),
        ...sizeFindings(place),
        ...cacheFindings(place),
        ...changeFindings(place),
        ...contentFindings(place),
        ...extensionFindings(place),
      ]),
    ),
    ...(limit === undefined ? {} : {uploadLimit: limit}),
  };
}
