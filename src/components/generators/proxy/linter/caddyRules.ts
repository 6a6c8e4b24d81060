import {cached} from '../../../../lib/cached';
import {
  flattenDirectives,
  type Directive,
  type DirectiveInContext,
} from './directives';
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
  isPathOfAlist,
  limitFault,
  methodsFault,
  namesAlist,
  placesOfAlist,
  seconds,
  withoutProxy,
  type Choice,
  type LintFinding,
  type LintResult,
} from './finding';

/** The proxies of a block, with the blocks around it. */
interface Place extends Choice {
  passes: readonly Directive[];
  around: readonly Directive[];
  levels: readonly (readonly Directive[])[];
  /** Whatever may name AList: targets, paths and the site. */
  named: string;
}

const isMatcher = (text: string) => /^[@*/]/.test(text);

/** Arguments without the matcher, which may be the first. */
const withoutMatcher = (args: readonly string[]) =>
  isMatcher(args[0] ?? '') ? args.slice(1) : args;

/** A header of a directive, with `-` for one that is removed, `+` for one that is added. */
interface HeaderLine {
  sign: string;
  name: string;
  value: string;
  line: number;
}

function headerLine(
  [field = '', value = '']: readonly string[],
  line: number,
): HeaderLine {
  const [, sign = '', name = ''] = /^([-+?>]*)(.*)$/.exec(field) ?? [];
  return {sign, name: name.toLowerCase(), value, line};
}

/** What a `header` directive sets, in its line or in its block. */
function headersOf({args, block, line}: Directive): HeaderLine[] {
  const own = withoutMatcher(args);
  return [
    ...(own.length === 0 ? [] : [headerLine(own, line)]),
    ...(block ?? []).map((inner) =>
      headerLine([inner.name, ...inner.args], inner.line),
    ),
  ];
}

/** Whether a header is set to what the visitor sent. */
const isPassedOn = (name: string, value: string) =>
  ['authorization', 'range'].includes(name) &&
  [`{header.${name}}`, `{http.request.header.${name}}`].includes(
    value.toLowerCase(),
  );

const hostValue =
  /^\{(?:host|http\.request\.host|hostport|http\.request\.hostport)\}$/;

function requestHeaderFindings(header: HeaderLine): LintFinding[] {
  const {sign, name, value} = header;
  const isRemoved = sign === '-' || value === '';
  if (isPassedOn(name, value)) {
    return [];
  }
  switch (name) {
    case 'host':
      return at('hostChanged', 'certain', !hostValue.test(value) && header);
    case 'x-forwarded-proto': {
      const isWrong = isRemoved || value === 'http';
      return at('forwardedProto', 'likely', isWrong && header);
    }
    case 'x-forwarded-for':
    case 'x-real-ip': {
      const isForged = /header\.x-(?:forwarded-for|real-ip)/i.test(value);
      return isRemoved && name === 'x-forwarded-for'
        ? at('forwardedFor', 'advice', header)
        : at('forgedFor', 'advice', isForged && header);
    }
    case 'range':
      return at('rangeDropped', 'certain', header);
    case 'authorization':
      return at('authorizationDropped', 'certain', header);
    default:
      return [];
  }
}

function passFindings(place: Place): LintFinding[] {
  const inner = place.passes.flatMap(({block = []}) => block);
  const hasOwnPort = sitesOf(place).some((site) =>
    /:(?!80$|443$)\d+$/.test(site),
  );
  return inner.flatMap((directive): LintFinding[] => {
    const {name, args, line, block = []} = directive;
    switch (name) {
      case 'header_up':
        return hasOwnPort && args.join(' ').toLowerCase() === 'host {host}'
          ? at('hostPort', 'likely', directive, 'header_up Host {hostport}')
          : requestHeaderFindings(headerLine(args, line));
      case 'rewrite':
        return at('pathCut', 'likely', directive);
      case 'trusted_proxies': {
        const isOpen = /(?:^| )(?:0\.0\.0\.0|::)\/0(?: |$)/.test(
          args.join(' '),
        );
        return at('forgedFor', 'advice', isOpen && directive);
      }
      case 'method':
        return at('methods', 'certain', directive);
      case 'transport':
        return block
          .filter(({name: option}) =>
            /^(?:read|response_header)_timeout$/.test(option),
          )
          .filter((each) => seconds(each.args.join(' ')) < DEFAULT_TIMEOUT)
          .flatMap((each) =>
            at('readTimeout', 'likely', each, `${each.name} 1h`),
          );
      default:
        return [];
    }
  });
}

/** Directives around the proxy that change the path before it gets there, or let one address alone through. */
function pathFindings({around, levels, passes}: Place): LintFinding[] {
  const inner = passes.flatMap(({block = []}) => block);
  const isAdded = [...levels.flat(), ...inner].some(
    ({name, args}) => name === 'rewrite' && /^\/.+\{/.test(args.at(-1) ?? ''),
  );
  const exact = [...around, ...passes].filter(
    ({name, args: [path = ''], block}) =>
      ['handle', 'route', 'handle_path', 'reverse_proxy'].includes(name) &&
      (block !== undefined || name === 'reverse_proxy') &&
      /^\/[^*]*$/.test(path),
  );
  const cut = around.filter(
    ({name, args: [path = '']}) =>
      name === 'handle_path' && !/^\/?\*?$/.test(path),
  );
  const ofAlist = levels
    .flat()
    .filter((directive) => concernsAlist(directive, levels));
  const changed = ofAlist.filter(
    ({name, args}) =>
      name === 'uri' &&
      /^(?:strip_prefix|strip_suffix|replace|path_regexp)$/.test(
        withoutMatcher(args)[0] ?? '',
      ),
  );
  const rewritten = ofAlist.filter(
    ({name, args}) =>
      name === 'rewrite' && !/^\{(?:path|uri)\}/.test(args.at(-1) ?? ''),
  );
  const isCut = cut.length + changed.length > 0;
  return [
    ...exact.flatMap((directive) => {
      const {name, args} = directive;
      const rest = name === 'reverse_proxy' ? '…' : '{';
      const corrected = `${name} ${args[0] ?? ''}* ${rest}`;
      return at('exactPath', 'certain', directive, corrected);
    }),
    ...(isAdded ? [] : cut).flatMap((directive) => {
      const corrected = ['handle', ...directive.args, '{'].join(' ');
      return at('pathCut', 'certain', directive, corrected);
    }),
    ...(isAdded ? [] : changed).flatMap((each) =>
      at('pathCut', 'certain', each),
    ),
    ...(isCut ? [] : rewritten).flatMap((each) =>
      at('pathCut', 'likely', each),
    ),
  ];
}

const concerned = new WeakMap<Place['levels'], Map<string, boolean>>();

/** Whether a directive holds for requests to AList, as far as its matcher tells. Directives share a few matchers. */
function concernsAlist(
  {args: [matcher = '']}: Directive,
  levels: Place['levels'],
): boolean {
  if (matcher.startsWith('/')) {
    return isPathOfAlist(matcher);
  }
  if (!matcher.startsWith('@')) {
    return true;
  }
  const answers = cached(concerned, levels, () => new Map<string, boolean>());
  return cached(answers, matcher, () => mayMatchAlist(matcher, levels));
}

/** Whether a named matcher lets requests to AList through. */
function mayMatchAlist(matcher: string, levels: Place['levels']): boolean {
  const own = conditionsOf(levels).filter(({of}) => of === matcher);
  const pathsOf = (isNot: boolean) =>
    own
      .filter(({name, isNot: isNegated}) => {
        return name === 'path' && isNegated === isNot;
      })
      .flatMap(({args}) => args);
  const paths = pathsOf(false);
  const isOfEndings = own.some(
    ({name, args}) => name === 'path_regexp' && args.some(hasStaticEnding),
  );
  return (
    (paths.length === 0 || paths.some(isPathOfAlist)) &&
    !pathsOf(true).some(isPathOfAlist) &&
    !isOfEndings
  );
}

function responseFindings({levels, passes}: Place): LintFinding[] {
  const hidden = passes
    .flatMap(({block = []}) => block)
    .filter(({name}) => name === 'header_down')
    .map(({args}) => args[0]?.toLowerCase());
  const isAdded = !hidden.includes('-access-control-allow-origin');
  return levels.flat().flatMap((directive): LintFinding[] => {
    if (!concernsAlist(directive, levels)) {
      return [];
    }
    switch (directive.name) {
      case 'basic_auth':
      case 'basicauth':
        return at('basicAuth', 'certain', directive);
      case 'forward_auth':
        return at('signIn', 'likely', directive);
      case 'rate_limit':
        return at('rateLimit', 'likely', directive);
      case 'cache':
        return at('cache', 'certain', directive);
      case 'request_header':
        return headersOf(directive).flatMap(requestHeaderFindings);
      case 'header':
        return headersOf(directive)
          .filter(({sign}) => sign !== '-')
          .flatMap((header) => {
            const isKept =
              header.name === 'cache-control' && allowsCaching(header.value);
            return header.name === 'access-control-allow-origin'
              ? at('cors', 'likely', isAdded && header)
              : at('expires', 'certain', isKept && header);
          });
      default:
        return [];
    }
  });
}

/** The conditions of the named matchers around a proxy. */
function conditionsOf(levels: Place['levels']) {
  return levels
    .flat()
    .filter(({name}) => name.startsWith('@'))
    .flatMap(({name: of, args: [name = '', ...rest], block}) =>
      (block ?? [{name, args: rest}]).map((condition) => {
        const isNot = condition.name === 'not';
        const [negated = '', ...others] = condition.args;
        return isNot
          ? {of, isNot, name: negated, args: others}
          : {of, isNot, name: condition.name, args: condition.args};
      }),
    );
}

/** Whether a path can be of AList: it may begin with the folder of another program. */
function mayBeOfAlist(path: string): boolean {
  const folder = firstFolder(path);
  return folder === undefined || isOwnFolder(folder);
}

/** Sites with an AList of their own, in which its folders go to another program. */
function takenFindings(places: readonly Place[]): LintFinding[] {
  const own = places.flatMap(({around, passes}) => [...around, ...passes]);
  return places
    .filter(({around, passes}) =>
      [...around, ...passes].every(
        ({name, args: [first = '']}) =>
          !/^(?:handle|route|reverse_proxy)/.test(name) ||
          !first.startsWith('/'),
      ),
    )
    .flatMap(({levels}) => levels.flat())
    .filter(
      (directive) =>
        /^(?:handle|handle_path|route|reverse_proxy|file_server)$/.test(
          directive.name,
        ) &&
        /^\/.+\*$/.test(directive.args[0] ?? '') &&
        isOwnFolder(directive.args[0] ?? '') &&
        !own.includes(directive),
    )
    .flatMap((directive) => at('taken', 'certain', directive));
}

/** Matchers by which requests are refused, or answered in place of AList. */
function matcherFindings({passes, levels}: Place): LintFinding[] {
  const conditions = conditionsOf(levels);
  const refusing = ['respond', 'error', 'abort'];
  const hasProxy = ({block = []}: Directive) =>
    flattenDirectives(block).some(
      ({directive}) => directive.name === 'reverse_proxy',
    );
  return [...passes, ...levels.flat()].flatMap((directive): LintFinding[] => {
    const {name, args} = directive;
    const matcher = args[0] ?? '';
    const own = conditions.filter(({of}) => of === matcher);
    const isPassing = name === 'reverse_proxy';
    if (isPassing || refusing.includes(name)) {
      const isNarrow = own.some((condition) => condition.name === 'path');
      const certainty = own
        .filter((condition) => condition.name === 'method' && !isNarrow)
        .map((condition) =>
          methodsFault(condition.args.join(' '), condition.isNot !== isPassing),
        )
        .find((fault) => fault !== undefined);
      return certainty === undefined ? [] : at('methods', certainty, directive);
    }
    const isEnding =
      /^\*\.\w+$/.test(matcher) ||
      own.some(
        (condition) =>
          condition.name.startsWith('path') &&
          !condition.isNot &&
          condition.args.some(
            (arg) => hasStaticEnding(arg) && mayBeOfAlist(arg),
          ),
      );
    const isAnswered =
      /^(?:handle|route|file_server)$/.test(name) && !hasProxy(directive);
    return at('extensions', 'certain', isEnding && isAnswered && directive);
  });
}

/** Timeouts of the global options, which end requests and answers that take long. */
const globalTimeouts = new Map<string, LintFinding['rule']>([
  ['read_body', 'uploadTimeout'],
  ['write', 'sendTimeout'],
]);

function globalFindings(directives: readonly Directive[]): LintFinding[] {
  const options = directives.find(({name}) => name === '')?.block ?? [];
  return flattenDirectives(options).flatMap(({directive}) => {
    const {name, args} = directive;
    const rule = globalTimeouts.get(name);
    const isShort = seconds(args.join(' ')) < 10 * DEFAULT_TIMEOUT;
    return rule === undefined
      ? []
      : at(rule, 'likely', isShort && directive, `${name} 0`);
  });
}

/** Directives of Caddy 1 that AList’s old guides have, with those of Caddy 2. */
const oldDirectives = new Map([
  ['proxy', 'reverse_proxy'],
  ['gzip', 'encode gzip'],
  ['transparent', undefined],
  ['websocket', undefined],
]);

/** Options of `reverse_proxy`, which Caddy refuses elsewhere. */
const ofProxies = ['header_up', 'header_down', 'transport', 'flush_interval'];

/** A directive in other words, which still opens its block. */
const reworded = ({block}: Directive, words: readonly string[]) =>
  [...words, ...(block === undefined ? [] : ['{'])].join(' ');

/** What Caddy 2 refuses in a site. */
const refusedFindings = (directives: readonly Directive[]): LintFinding[] =>
  flattenDirectives(directives).flatMap(({directive: each, levels}) => {
    const [, around = []] = levels;
    const isOfSite = levels.length === 2;
    const isOld =
      isOfSite || around.some(({name, block}) => name === 'proxy' && block);
    const wanted = oldDirectives.get(each.name);
    const args = each.args.filter((arg) => arg !== '/');
    return [
      ...at(
        'oldCaddy',
        'certain',
        isOld && oldDirectives.has(each.name) && each,
        wanted && reworded(each, [wanted, ...args]),
      ),
      ...at(
        'refused',
        'certain',
        isOfSite && ofProxies.includes(each.name) && each,
      ),
    ];
  });

/** The addresses of the sites around a place. */
const sitesOf = ({around}: Place): string[] =>
  [around[0]]
    .flatMap((site) => (site ? [site.name, ...site.args] : []))
    .map((address) => address.replace(/,$/, ''));

/** What a site does to every request before its proxy gets it. */
function siteFindings(place: Place): LintFinding[] {
  const {levels, passes} = place;
  const sites = sitesOf(place);
  const isHere = (to: string) =>
    !sites.some((site) => /^http:|:(?!443$)\d+$/.test(site)) &&
    [...sites, '{host}'].some((site) =>
      to.startsWith(`https://${site.replace(/^https:\/\//, '')}{uri}`),
    );
  return [
    ...levels.flat().flatMap((directive) => {
      const {name, args} = directive;
      const isForAll = concernsAlist(directive, levels);
      const isLoop = name === 'redir' && isHere(args[0] ?? '');
      const isWide =
        name === 'encode' &&
        flattenDirectives([directive]).some(
          ({directive: inner}) =>
            /^(?:match|header)$/.test(inner.name) &&
            inner.args.some((type) => downloadTypes.test(type)),
        );
      return [
        ...at('loop', 'certain', isLoop && directive),
        ...at('compression', 'likely', isForAll && isWide && directive),
        ...at(
          'pathCut',
          'certain',
          isForAll && name === 'try_files' && directive,
        ),
        ...at(
          'queryLost',
          'certain',
          name === 'uri' && args.join(' ').startsWith('query -') && directive,
        ),
      ];
    }),
    ...passes.flatMap((pass) => {
      const isPath = withoutMatcher(pass.args).some((target) =>
        /^(?:https?:\/\/)?[^/{]+:\d+\/./.test(target),
      );
      const args = pass.args.map((arg) => arg.replace(/(:\d+)\/.*$/, '$1'));
      const corrected = reworded(pass, ['reverse_proxy', ...args]);
      const isItself = withoutMatcher(pass.args).some((target) => {
        const port = /^(?:127\.0\.0\.1|localhost)(:\d+)$/.exec(target)?.[1];
        return port !== undefined && sites.some((site) => site.endsWith(port));
      });
      return [
        ...at('targetPath', 'certain', isPath && pass, corrected),
        ...at('itself', 'certain', isItself && pass),
      ];
    }),
  ];
}

function placesIn(directives: readonly Directive[]): Place[] {
  const all = flattenDirectives(directives);
  const isPass = ({directive}: DirectiveInContext) =>
    directive.name === 'reverse_proxy';
  const owners = new Map(
    all.map(({directive}) => [directive.block, directive] as const),
  );
  const blocks = new Map(
    all.filter(isPass).map(({levels}) => [levels[0], levels] as const),
  );
  return [...blocks].map(([block = [], levels]) => {
    const proxies = block.filter(({name}) => name === 'reverse_proxy');
    // Beside a proxy that names AList, the others lead to other programs.
    const named = proxies.filter(({args}) => namesAlist(args.join(' ')));
    const passes = named.length > 0 ? named : proxies;
    const around = [...levels]
      .reverse()
      .flatMap((level) => owners.get(level) ?? []);
    const targets = passes.flatMap(({args, block: inner = []}) => [
      ...args,
      ...inner
        .filter(({name}) => name === 'to')
        .flatMap((directive) => directive.args),
    ]);
    return {
      passes,
      around,
      // The outermost level holds sites, not directives.
      levels: levels.slice(0, -1),
      line: passes[0]?.line ?? 1,
      text: `${around.map(({name, args}) => [name, ...args].join(' ')).join(' · ')} → ${targets.join(' ')}`.slice(
        0,
        120,
      ),
      named: [
        ...targets,
        ...around.flatMap(({name, args}) => [name, ...args]),
      ].join(' '),
    };
  });
}

/** The paths that requests to AList are passed on for; none if all are. */
function pathsOf(places: readonly Place[]): string[] {
  const paths = places.map(({passes, around, levels}) => {
    const matchers = [...passes, ...around]
      .filter(({name}) => ['reverse_proxy', 'handle', 'route'].includes(name))
      .map(({args}) => args[0] ?? '');
    const named = conditionsOf(levels).filter(
      ({of, name}) => matchers.includes(of) && name === 'path',
    );
    return [
      ...matchers.filter((matcher) => matcher.startsWith('/')),
      ...named.flatMap(({args}) => args),
    ];
  });
  return paths.some((some) => some.length === 0) ? [] : paths.flat();
}

/** A port of AList that is asked by HTTPS, which it does not speak there by default. */
const httpsFindings = ({passes}: Place): LintFinding[] =>
  passes
    .filter(({args}) => args.some((arg) => /^https:\/\/.*:5244\b/.test(arg)))
    .flatMap((pass) => {
      const line = reworded(pass, ['reverse_proxy', ...pass.args]);
      const corrected = line.replace('https:', 'http:');
      return at('httpsTarget', 'likely', pass, corrected);
    });

/** What is wrong with a Caddyfile for AList, the surest first. */
export function lintCaddy(
  directives: readonly Directive[],
  chosen?: number,
): LintResult {
  const all = placesIn(directives);
  const refused = refusedFindings(directives);
  if (all.length === 0) {
    return withoutProxy(refused);
  }
  const {places, choices} = placesOfAlist(all, chosen);
  const limit = places
    .flatMap(({levels}) =>
      levels
        .flat()
        .filter(
          (directive) =>
            directive.name === 'request_body' &&
            concernsAlist(directive, levels),
        ),
    )
    .flatMap(({block = []}) => block)
    .find(({name}) => name === 'max_size');
  const [first] = places;
  const fault = limitFault(limit?.args[0] ?? '');
  const found = [
    ...(first === undefined ? [] : globalFindings(directives)),
    ...refused,
    ...places.flatMap((place) => [
      ...passFindings(place),
      ...pathFindings(place),
      ...responseFindings(place),
      ...matcherFindings(place),
      ...httpsFindings(place),
      ...siteFindings(place),
    ]),
    ...at('partial', 'likely', isPartial(pathsOf(places)) && first),
    ...takenFindings(places),
    ...at('smallLimit', fault ?? 'likely', fault && limit),
  ];
  return {choices, findings: inOrder(found)};
}
