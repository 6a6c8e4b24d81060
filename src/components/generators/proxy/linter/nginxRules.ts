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
  at,
  DEFAULT_TIMEOUT,
  downloadTypes,
  firstFolder,
  hasStaticEnding,
  inOrder,
  isOwnFolder,
  isPartial,
  limitFault,
  methodsFault,
  placesOfAlist,
  seconds,
  withoutProxy,
  type LintFinding,
  type LintResult,
} from './finding';
import {
  fragment,
  inherited,
  isSecure,
  listens,
  named,
  nearest,
  pathOf,
  placesIn,
  resolved,
  valuesOf,
  type Level,
  type Place,
} from './nginxPlaces';
import {refusedFindings, serverFindings} from './nginxServers';

const wait = Number(proxyOptions.wait.initial);

function headers(place: Place): Map<string, Directive> {
  return new Map(
    inherited(place, 'proxy_set_header').map((directive) => [
      (directive.args[0] ?? '').toLowerCase(),
      directive,
    ]),
  );
}

/** Files that panels and distributions include, and that set nothing which is looked for here. */
const harmlessIncludes =
  /mime\.types|ssl|tls|fastcgi|uwsgi|scgi|php|well-known|acme|letsencrypt|certbot|rewrite|block-exploits|force-ssl|hsts|resolvers|ip_ranges|modules|assets\.conf/i;

const isOpenInclude = ({name, args}: Directive) =>
  name === 'include' && !harmlessIncludes.test(args[0] ?? '');

/** Levels in which an included file could still set something: for headers, none around one that sets any. */
function mayBeIncluded({levels}: Place, name: string): boolean {
  const isHeader = name === 'proxy_set_header';
  const own = levels.findIndex((level) => named(level, name).length > 0);
  const open = isHeader && own !== -1 ? levels.slice(0, own + 1) : levels;
  return open.some((level) => named(level, 'include').some(isOpenInclude));
}

type Certainty = LintFinding['certainty'];

/** A line that a place lacks, unless an included file has it. */
function missing(
  place: Place,
  rule: LintFinding['rule'],
  certainty: Certainty,
  corrected: string,
): LintFinding[] {
  const [directive = ''] = corrected.split(' ');
  const isPerhaps = mayBeIncluded(place, directive) || undefined;
  const likelihood = isPerhaps ? 'advice' : certainty;
  // Lines for the box of a panel have no location: they are added to a file that has the rest.
  return at(rule, likelihood, place.location, corrected).map((finding) => ({
    ...finding,
    isMissing: true,
    isPerhaps,
  }));
}

/** Whether visitors may come by a port that `Host` has to name. */
const hasOwnPort = (place: Place) =>
  listens(place).some(
    ({args: [listen = '']}) => !/^(?:.*:)?(?:80|443)$/.test(listen),
  );

function hostFindings(place: Place): LintFinding[] {
  const set = headers(place);
  const host = set.get('host');
  const names = valuesOf(place.server?.block ?? [], 'server_name');
  const forwarded = set.get('x-forwarded-host');
  // Links follow this header, renaming over WebDAV does not.
  const isNoName =
    forwarded?.args[1] === '$server_name' && !names[0]?.includes('.');
  if (isNoName) {
    const corrected = 'proxy_set_header X-Forwarded-Host $http_host;';
    return at('host', 'certain', forwarded, corrected);
  }
  if (host === undefined) {
    return missing(place, 'host', 'certain', nginxLines.host);
  }
  const value = host.args[1] ?? '';
  if (value === '$proxy_host') {
    return at('host', 'certain', host, nginxLines.host);
  }
  if (
    !/\$(?:host|http_host|server_name)\b/.test(value) &&
    !names.includes(value)
  ) {
    return at('host', 'likely', host, nginxLines.host);
  }
  const hasNoPort = value === '$host' && hasOwnPort(place);
  return at('hostPort', 'likely', hasNoPort && host, nginxLines.host);
}

/** Headers whose loss breaks sign-ins and players. */
const keptHeaders = [
  ['range', 'rangeDropped', nginxLines.range],
  ['authorization', 'authorizationDropped', undefined],
] as const;

function headerFindings(place: Place): LintFinding[] {
  const set = headers(place);
  const proto = set.get('x-forwarded-proto');
  const addresses = set.get('x-forwarded-for');
  const {forwardedFor, forwardedProto} = nginxLines;
  const isHttp = proto?.args[1] === 'http';
  const isByTls = place.pass?.args[0]?.startsWith('https:') === true;
  const isForged = addresses?.args[1] === '$proxy_add_x_forwarded_for';
  const isNamed = addresses !== undefined || set.has('x-real-ip');
  const mayBeSecure = place.server === undefined || isSecure(place);
  const passing = nearest(place, 'proxy_pass_request_headers');
  const isCut = passing?.args[0] === 'off' && !set.has('authorization');
  return [
    ...hostFindings(place),
    ...(mayBeSecure && !isByTls && proto === undefined
      ? missing(
          place,
          'forwardedProto',
          place.server === undefined ? 'advice' : 'likely',
          forwardedProto,
        )
      : at(
          'forwardedProto',
          'likely',
          isHttp && isSecure(place) && proto,
          forwardedProto,
        )),
    ...at('forgedFor', 'advice', isForged && addresses, forwardedFor),
    ...(isNamed ? [] : missing(place, 'forwardedFor', 'advice', forwardedFor)),
    ...keptHeaders.flatMap(([header, rule, corrected]) => {
      const directive = set.get(header);
      const isKept = directive?.args[1] === `$http_${header}`;
      return at(rule, 'certain', !isKept && directive, corrected);
    }),
    ...at(
      'rangeDropped',
      'likely',
      inherited(place, 'proxy_hide_header').find(({args}) =>
        /^(?:accept-ranges|content-(?:range|length))$/i.test(args[0] ?? ''),
      ),
    ),
    ...at(
      'authorizationDropped',
      'certain',
      isCut && passing,
      'proxy_pass_request_headers on;',
    ),
  ];
}

/** A socket ends at a second colon, after which the path begins. */
const unixTarget = /^(https?:\/\/unix:[^:]+):(\/.*)$/;

function passFindings(place: Place): LintFinding[] {
  const {pass, levels} = place;
  const rewrite = levels[0]?.find(
    ({name, args}) =>
      name === 'rewrite' &&
      args[2] === 'break' &&
      /^\/?\$1$/.test(args[1] ?? '') &&
      !/^\^?\/?\(/.test(args[0] ?? ''),
  );
  const [target = ''] = pass?.args ?? [];
  const isHttps =
    target.startsWith('https:') && /:5244\b/.test(resolved(target, levels));
  const plain = `proxy_pass ${target.replace('https:', 'http:')};`;
  const fallback = levels[0]?.find(
    ({name, args}) => name === 'try_files' && args.at(-1)?.startsWith('/'),
  );
  const query = levels[0]?.find(
    ({name, args}) => name === 'set' && args[0] === '$args',
  );
  return [
    ...at('pathCut', 'certain', fallback),
    ...at('queryLost', 'certain', query),
    ...at('pathCut', 'likely', rewrite),
    ...at('httpsTarget', 'likely', isHttps && pass, plain),
    ...targetFindings(place, target),
  ];
}

/** What the path of a target does to that of a request. */
function targetFindings(place: Place, target: string): LintFinding[] {
  const {pass} = place;
  const decoded = /^(https?:\/\/[^/]+?)(\$(?:document_)?uri\b.*)$/.exec(target);
  if (decoded !== null) {
    const [, origin = '', path = ''] = decoded;
    const isBare = !path.includes('arg') && !path.includes('query');
    const corrected = `proxy_pass ${origin};`;
    return [
      ...at('decoded', 'certain', pass, corrected),
      ...at('queryLost', 'certain', isBare && pass, corrected),
    ];
  }
  const [, origin = '', uri] =
    (target.includes('://unix:')
      ? unixTarget.exec(target)
      : /^(https?:\/\/[^/]+)(\/.*)$/.exec(target)) ?? [];
  if (uri === undefined || uri.includes('$')) {
    return [];
  }
  const path = pathOf(place);
  // With a variable in it, a target is asked as it is, whatever the request.
  const isFixed = origin.includes('$');
  const isRefused = place.location !== undefined && path === undefined;
  const isSame =
    !isFixed && path !== undefined && [path, `${path}/`].includes(uri);
  const corrected = `proxy_pass ${origin};`;
  if (isRefused && !isFixed) {
    return at('refused', 'certain', pass, corrected);
  }
  return isSame
    ? at('decoded', 'advice', pass, corrected)
    : at('pathCut', path === undefined ? 'likely' : 'certain', pass, corrected);
}

function limitFindings(place: Place): LintFinding[] {
  const size = nearest(place, 'client_max_body_size');
  const fault = limitFault(size?.args[0] ?? '');
  const isWhole = place.levels.some((level) => named(level, 'http').length > 0);
  const certainty = isWhole ? 'certain' : 'likely';
  return [
    ...(size === undefined && !/^\/[dp]\b/.test(pathOf(place) ?? '')
      ? missing(place, 'bodySize', certainty, bodySizeLine(0))
      : at('smallLimit', fault ?? 'likely', fault && size, bodySizeLine(0))),
    ...timeoutFindings(place),
  ];
}

/** Timeouts that end a request early, with the lines that are recommended. */
const timeouts = [
  ['proxy_read_timeout', 'readTimeout', readTimeoutLine(wait)],
  ['proxy_send_timeout', 'readTimeout', sendTimeoutLine(wait)],
  ['send_timeout', 'sendTimeout', 'send_timeout 60s;'],
  ['client_body_timeout', 'uploadTimeout', 'client_body_timeout 60s;'],
] as const;

function timeoutFindings(place: Place): LintFinding[] {
  return timeouts.flatMap(([name, rule, line]): LintFinding[] => {
    const timeout = nearest(place, name);
    const isRead = name === 'proxy_read_timeout';
    if (timeout === undefined) {
      return isRead ? missing(place, rule, 'advice', line) : [];
    }
    const time = seconds(timeout.args.join(' '));
    const least = name.startsWith('proxy_') ? DEFAULT_TIMEOUT : 11;
    return isRead && time === DEFAULT_TIMEOUT
      ? at(rule, 'advice', timeout, line)
      : at(rule, 'likely', time < least && timeout, line);
  });
}

function refusedMethods({
  name,
  args,
  block = [],
}: Directive): Certainty | undefined {
  const condition = args.join(' ');
  if (name === 'limit_except') {
    const isDenying = block.some((each) => each.name === 'deny');
    // With GET, nginx allows HEAD as well.
    return isDenying ? methodsFault(`${condition} HEAD`, true) : undefined;
  }
  const isEnding = block.some((each) => each.name === 'return');
  return name === 'if' && condition.includes('$request_method') && isEnding
    ? methodsFault(condition, condition.includes('!'))
    : undefined;
}

/** A directive that holds, unless it turns off what it names. */
function turnedOn(place: Place, name: string): Directive | undefined {
  const directive = nearest(place, name);
  return directive?.args[0] === 'off' ? undefined : directive;
}

/** Whether a place holds nothing but the files of AList's page, which are the same for all accounts. */
const isOfPage = ({location}: Pick<Place, 'location'>) =>
  /^\^?\/(?:[\w-]+\/)?(?:assets|images|static|streamer)\b/.test(
    location?.args.at(-1) ?? '',
  );

function cacheFindings(place: Place): LintFinding[] {
  if (isOfPage(place)) {
    return [];
  }
  const cache = turnedOn(place, 'proxy_cache');
  const isGuarded = ['proxy_no_cache', 'proxy_cache_bypass'].some(
    (name) => nearest(place, name) !== undefined,
  );
  const isKeeping = nearest(place, 'proxy_cache_valid') !== undefined;
  const certainty: Certainty = isKeeping ? 'certain' : 'likely';
  const expires = nearest(place, 'expires');
  const time = expires?.args.join(' ') ?? '';
  const isLater = /[1-9]|max/.test(time) && !/^(?:-|off|epoch)/.test(time);
  const isKnown = !time.includes('$');
  const hidden = inherited(place, 'proxy_hide_header').map(({args}) =>
    args[0]?.toLowerCase(),
  );
  return [
    ...at('cache', isGuarded ? 'advice' : certainty, cache, 'proxy_cache off;'),
    ...at(
      'expires',
      isKnown ? 'certain' : 'likely',
      isLater && expires,
      'expires off;',
    ),
    ...inherited(place, 'add_header').flatMap((header) => {
      const [name = '', value = ''] = header.args;
      switch (name.toLowerCase()) {
        case 'access-control-allow-origin':
          return at(
            'cors',
            'likely',
            !hidden.includes(name.toLowerCase()) && header,
          );
        case 'cache-control':
          return at('expires', 'certain', allowsCaching(value) && header);
        default:
          return [];
      }
    }),
  ];
}

/** A directive that asks for a sign-in, unless another of the places lets requests to the API through without it. */
function askingFor(
  name: string,
  place: Place,
  places: readonly Place[],
): Directive | undefined {
  const isExempt = places.some(
    (other) =>
      turnedOn(other, name) === undefined &&
      /\bapi\b/.test(other.location?.args.join(' ') ?? ''),
  );
  return isExempt ? undefined : turnedOn(place, name);
}

/** Limits that pages of AList exceed; those for signing in alone are no fault. */
function tightLimits(place: Place): Directive[] {
  const rate = nearest(place, 'limit_req');
  const connections = nearest(place, 'limit_conn');
  const [, burst = '0'] =
    /burst=(\d{1,9})/.exec(rate?.args.join(' ') ?? '') ?? [];
  return /\/api\/auth\b/.test(place.location?.args.join(' ') ?? '')
    ? []
    : [
        Number(burst) < 20 && rate,
        Number(connections?.args[1]) < 10 && connections,
      ].filter((limit): limit is Directive => Boolean(limit));
}

/** Directives that answer in place of AList, or keep requests away from it. */
function accessFindings(place: Place, places: readonly Place[]): LintFinding[] {
  const basic = askingFor('auth_basic', place, places);
  const isAny = nearest(place, 'satisfy')?.args[0] === 'any';
  const signIn = askingFor('auth_request', place, places);
  const conditions = place.levels.flatMap((level) => [
    ...named(level, 'limit_except'),
    ...named(level, 'if'),
  ]);
  const method = nearest(place, 'proxy_method');
  const isFixed = method?.args[0]?.includes('$') !== true;
  return [
    ...at('basicAuth', isAny ? 'likely' : 'certain', basic, 'auth_basic off;'),
    ...at('signIn', 'likely', signIn, 'auth_request off;'),
    ...at(
      'intercepted',
      'likely',
      turnedOn(place, 'proxy_intercept_errors'),
      'proxy_intercept_errors off;',
    ),
    ...tightLimits(place).flatMap((limit) => at('rateLimit', 'likely', limit)),
    ...conditions.flatMap((directive) => {
      const certainty = refusedMethods(directive);
      return certainty === undefined ? [] : at('methods', certainty, directive);
    }),
    ...at('methods', 'certain', isFixed && method),
    ...at(
      'rewritten',
      'certain',
      nearest(place, 'sub_filter') &&
        inherited(place, 'sub_filter_types').find(({args}) =>
          args.some((type) => downloadTypes.test(type)),
        ),
    ),
    ...['gzip', 'brotli'].flatMap((name) => {
      const types = nearest(place, `${name}_types`);
      const isOn = nearest(place, name)?.args[0] === 'on';
      const isWide = types?.args.some((type) => downloadTypes.test(type));
      const corrected = `${name}_types text/css application/javascript application/json;`;
      return at('compression', 'likely', isOn && isWide && types, corrected);
    }),
  ];
}

/** Directives by which a location still passes a request on, or sends it elsewhere. */
const leading = ['proxy_pass', 'try_files', 'include', 'rewrite'];

const isRedirect = ({name, args}: Directive) =>
  name === 'return' && (args[0] ?? '').startsWith('3');

/** Whether an expression can match below the path of AList: it may be anchored at another folder. */
function mayMatch(expression: string, place: Place): boolean {
  const folder = firstFolder(expression);
  const own = pathOf(place)?.split('/')[1] ?? '';
  return (
    folder === undefined || ['api', 'd', 'p', 'assets', own].includes(folder)
  );
}

/** Locations beside that of AList which take its files away. */
function extensionFindings(place: Place): LintFinding[] {
  const {location, server} = place;
  const isFinal = location?.args[0] === '^~';
  // The first expression that matches wins.
  const isLater = ({line}: Directive) =>
    !/^~\*?$/.test(location?.args[0] ?? '') || line < (location?.line ?? 0);
  const isOther = ({name, args, block = []}: Directive) =>
    name === 'location' &&
    /^~\*?$/.test(args[0] ?? '') &&
    hasStaticEnding(args[1] ?? '') &&
    // A list of names in the top folder, as of panels, takes hardly anything away.
    !args[1]?.startsWith('^/(') &&
    mayMatch((args[1] ?? '').slice(0, 100), place) &&
    !block.some(
      (each) =>
        (leading.includes(each.name) || isRedirect(each)) &&
        !(each.name === 'include' && harmlessIncludes.test(each.args[0] ?? '')),
    );
  const beside = isFinal
    ? []
    : (server?.block ?? []).filter(isOther).filter(isLater);
  const inside = (location?.block ?? []).filter(isOther);
  const assets = (server?.block ?? []).find(
    ({name, args}) =>
      name === 'include' && args[0]?.endsWith('assets.conf') === true,
  );
  return [
    ...[...beside, ...inside].flatMap((directive) =>
      at('extensions', 'certain', directive),
    ),
    ...at('cache', 'likely', assets),
  ];
}

/** Locations beside an AList that has the whole host, to which its folders go. */
function takenFindings(places: readonly Place[]): LintFinding[] {
  const own = new Set(places.map(({location}) => location));
  return places
    .filter((place) => pathOf(place) === '/')
    .flatMap(({server}) => server?.block ?? [])
    .filter(
      (directive) =>
        directive.name === 'location' &&
        /^\/[^/]+\/?$/.test(directive.args.at(-1) ?? '') &&
        (isOwnFolder(directive.args.at(-1) ?? '') ||
          isOfPage({location: directive})) &&
        !own.has(directive) &&
        directive.block?.some(({name}) =>
          ['proxy_pass', 'root', 'alias', 'return'].includes(name),
        ),
    )
    .flatMap((directive) => at('taken', 'certain', directive));
}

/** Whether only single folders of AList are passed on by the servers of these places. */
function partialFindings(places: readonly Place[]): LintFinding[] {
  const [first] = places;
  const paths = places
    .filter(({location}) => location?.args[0] !== '=')
    .map(pathOf);
  const known = paths.filter((path) => path !== undefined);
  const isOne = paths.length === 0;
  const isWhole = !isOne && (known.length < paths.length || !isPartial(known));
  // The rest of the site may be in another file.
  const certainty = first?.server === undefined ? 'advice' : 'likely';
  return at('partial', certainty, !isWhole && first, 'location / {');
}

/** What is wrong with a file of nginx for AList, the surest first. */
export function lintNginx(directives: Level, chosen?: number): LintResult {
  const inside = placesIn(directives);
  const all = inside.length > 0 ? inside : fragment(directives);
  const refused = refusedFindings(directives);
  if (all.length === 0) {
    return withoutProxy(refused);
  }
  const {places, choices} = placesOfAlist(all, chosen);
  const refusedLines = new Set(refused.map(({line}) => line));
  const found = [
    ...partialFindings(places),
    ...takenFindings(places),
    ...serverFindings(places, directives),
    ...places.flatMap((place) => [
      ...passFindings(place),
      ...headerFindings(place),
      ...limitFindings(place),
      ...cacheFindings(place),
      ...accessFindings(place, places),
      ...extensionFindings(place),
    ]),
  ].filter(({line}) => !refusedLines.has(line));
  return {choices, findings: inOrder([...refused, ...found])};
}
