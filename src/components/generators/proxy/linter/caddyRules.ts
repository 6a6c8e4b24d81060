import {
  flattenDirectives,
  type Directive,
  type DirectiveInContext,
} from './directives';
import {
  allowsCaching,
  byLine,
  DEFAULT_TIMEOUT,
  isAboutTrace,
  isPathOfAlist,
  isSmallLimit,
  noProxyResult,
  seconds,
  staticExtensions,
  type LintFinding,
  type LintResult,
} from './finding';

/** The proxies of a block, with the blocks around them, their own first. */
interface Place {
  passes: readonly Directive[];
  around: readonly Directive[];
  levels: readonly (readonly Directive[])[];
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

function requestHeaderFindings({
  sign,
  name,
  value,
  line,
}: HeaderLine): LintFinding[] {
  const isRemoved = sign === '-' || value === '';
  if (isPassedOn(name, value)) {
    return [];
  }
  const fault = (
    rule: LintFinding['rule'],
    certainty: LintFinding['certainty'] = 'certain',
  ): LintFinding[] => [{rule, certainty, line}];
  switch (name) {
    case 'host':
      return /^\{(?:host|http\.request\.host|hostport|http\.request\.hostport)\}$/.test(
        value,
      )
        ? []
        : fault('host');
    case 'x-forwarded-proto':
      return isRemoved || value === 'http' ? fault('forwardedProto') : [];
    case 'x-forwarded-for':
    case 'x-real-ip':
      return isRemoved && name === 'x-forwarded-for'
        ? fault('forwardedFor', 'likely')
        : /header\.x-(?:forwarded-for|real-ip)/i.test(value)
          ? fault('forgedFor', 'likely')
          : [];
    case 'range':
      return fault('rangeDropped');
    case 'authorization':
      return fault('authorizationDropped');
    default:
      return [];
  }
}

function passFindings({passes}: Place): LintFinding[] {
  const inner = passes.flatMap(({block = []}) => block);
  return inner.flatMap((directive): LintFinding[] => {
    const {name, args, line, block = []} = directive;
    switch (name) {
      case 'header_up':
        return requestHeaderFindings(headerLine(args, line));
      case 'rewrite':
        return [{rule: 'pathCut', certainty: 'certain', line}];
      case 'request_buffers':
      case 'buffer_requests':
        return [{rule: 'requestBuffering', certainty: 'likely', line}];
      case 'response_buffers':
      case 'buffer_responses':
        return [{rule: 'tempFile', certainty: 'likely', line}];
      case 'trusted_proxies':
        return args.some((range) => range === '0.0.0.0/0' || range === '::/0')
          ? [{rule: 'forgedFor', certainty: 'likely', line}]
          : [];
      case 'method':
        return [{rule: 'methods', certainty: 'certain', line}];
      case 'transport':
        return block
          .filter(
            (inner) =>
              ['read_timeout', 'response_header_timeout'].includes(
                inner.name,
              ) && seconds(inner.args.join(' ')) < DEFAULT_TIMEOUT,
          )
          .map((inner) => ({
            rule: 'readTimeout',
            certainty: 'likely',
            line: inner.line,
            corrected: `${inner.name} 1h`,
          }));
      default:
        return [];
    }
  });
}

/** Directives around the proxy that change the path before it gets there. */
function pathFindings({around, levels}: Place): LintFinding[] {
  const cut = around
    .filter(({name}) => name === 'handle_path')
    .map(({args, line}): LintFinding => ({
      rule: 'pathCut',
      certainty: 'certain',
      line,
      corrected: ['handle', ...args, '{'].join(' '),
    }));
  const changed = levels
    .flat()
    .filter(
      ({name, args}) =>
        (name === 'uri' &&
          /^(?:strip_prefix|strip_suffix|replace|path_regexp)$/.test(
            withoutMatcher(args)[0] ?? '',
          )) ||
        name === 'rewrite',
    );
  return [
    ...cut,
    ...changed.map(({line}): LintFinding => ({
      rule: 'pathCut',
      certainty: 'certain',
      line,
    })),
  ];
}

/** Whether a directive holds for requests to AList, as far as its matcher tells. */
function concernsAlist({args}: Directive, levels: Place['levels']): boolean {
  const [matcher = ''] = args;
  if (matcher.startsWith('/')) {
    return isPathOfAlist(matcher);
  }
  if (!matcher.startsWith('@')) {
    return true;
  }
  const paths = levels
    .flat()
    .filter(({name}) => name === matcher)
    .flatMap(({args: [name = '', ...rest], block}) =>
      (block ?? [{name, args: rest}])
        .filter((condition) => condition.name === 'path')
        .flatMap((condition) => condition.args),
    );
  return paths.length === 0 || paths.some(isPathOfAlist);
}

function responseFindings({levels}: Place): LintFinding[] {
  return levels.flat().flatMap((directive): LintFinding[] => {
    const {name, line} = directive;
    if (!concernsAlist(directive, levels)) {
      return [];
    }
    if (name === 'basic_auth' || name === 'basicauth') {
      return [{rule: 'basicAuth', certainty: 'certain', line}];
    }
    if (name === 'cache') {
      return [{rule: 'cache', certainty: 'certain', line}];
    }
    return name === 'header'
      ? headersOf(directive).flatMap((header): LintFinding[] =>
          header.sign === '-'
            ? []
            : header.name === 'access-control-allow-origin'
              ? [{rule: 'cors', certainty: 'certain', line: header.line}]
              : header.name === 'cache-control' && allowsCaching(header.value)
                ? [{rule: 'expires', certainty: 'certain', line: header.line}]
                : [],
        )
      : [];
  });
}

/** Names of matchers that look at the method, and of those that look at the ending of a file. */
function namedMatchers(levels: Place['levels']) {
  const matchers = levels.flat().filter(({name}) => name.startsWith('@'));
  const conditions = ({name: of, args, block}: Directive) => {
    const [name = '', ...rest] = args;
    return (block ?? [{name, args: rest}]).map((condition) => ({
      name: condition.name,
      args: condition.args,
      of,
    }));
  };
  const all = matchers.flatMap(conditions);
  const isAbout = (wanted: string) => (condition: (typeof all)[number]) =>
    condition.name === wanted ||
    (condition.name === 'not' && condition.args[0] === wanted);
  return {
    methods: new Set(
      all
        .filter(isAbout('method'))
        .filter(
          ({name, args}) => name === 'not' || !isAboutTrace(args.join(' ')),
        )
        .map(({of}) => of),
    ),
    endings: new Set(
      all
        .filter(
          ({name, args}) =>
            name.startsWith('path') &&
            args.some((arg) => staticExtensions.test(arg)),
        )
        .map(({of}) => of),
    ),
  };
}

function matcherFindings({passes, levels}: Place): LintFinding[] {
  const {methods, endings} = namedMatchers(levels);
  const refusing = ['respond', 'error', 'abort'];
  const hasProxy = ({block = []}: Directive) =>
    flattenDirectives(block).some(
      ({directive}) => directive.name === 'reverse_proxy',
    );
  return [
    ...[...passes, ...levels.flat()]
      .filter(
        ({name, args}) =>
          methods.has(args[0] ?? '') &&
          [...refusing, 'reverse_proxy'].includes(name),
      )
      .map(({line}): LintFinding => ({
        rule: 'methods',
        certainty: 'certain',
        line,
      })),
    ...levels
      .flat()
      .filter(
        (directive) =>
          /^(?:handle|route|file_server)$/.test(directive.name) &&
          (endings.has(directive.args[0] ?? '') ||
            /^\*\.\w+$/.test(directive.args[0] ?? '')) &&
          !hasProxy(directive),
      )
      .map(({line}): LintFinding => ({
        rule: 'extensions',
        certainty: 'certain',
        line,
      })),
  ];
}

/** Timeouts of the global options, which end requests that are still arriving. */
function globalFindings(directives: readonly Directive[]): LintFinding[] {
  const options = directives.find(({name}) => name === '')?.block ?? [];
  return flattenDirectives(options)
    .map(({directive}) => directive)
    .filter(
      ({name, args}) =>
        name === 'read_body' && seconds(args.join(' ')) < 10 * DEFAULT_TIMEOUT,
    )
    .map(({line}) => ({
      rule: 'uploadTimeout',
      certainty: 'likely',
      line,
      corrected: 'read_body 0',
    }));
}

function placesIn(directives: readonly Directive[]): Place[] {
  const all = flattenDirectives(directives);
  const isPass = ({directive}: DirectiveInContext) =>
    directive.name === 'reverse_proxy';
  const blocks = new Map(
    all.filter(isPass).map(({levels}) => [levels[0], levels] as const),
  );
  return [...blocks].map(([block = [], levels]) => ({
    passes: block.filter(({name}) => name === 'reverse_proxy'),
    around: all
      .map(({directive}) => directive)
      .filter(
        (directive) =>
          directive.block !== undefined && levels.includes(directive.block),
      ),
    // The outermost level holds sites, not directives.
    levels: levels.slice(0, -1),
  }));
}

/** What is wrong with a Caddyfile for AList, by lines. */
export function lintCaddy(directives: readonly Directive[]): LintResult {
  const places = placesIn(directives);
  if (places.length === 0) {
    return noProxyResult;
  }
  const limit = places
    .flatMap(({levels}) => levels.flat())
    .filter(({name}) => name === 'request_body')
    .flatMap(({block = []}) => block)
    .find(({name}) => name === 'max_size');
  return {
    findings: byLine([
      ...globalFindings(directives),
      ...places.flatMap((place) => [
        ...passFindings(place),
        ...pathFindings(place),
        ...responseFindings(place),
        ...matcherFindings(place),
      ]),
      ...(isSmallLimit(limit?.args[0] ?? '')
        ? [
            {
              rule: 'smallLimit',
              certainty: 'certain',
              line: limit?.line ?? 1,
            } as const,
          ]
        : []),
    ]),
    ...(limit?.args[0] === undefined ? {} : {uploadLimit: limit.args[0]}),
  };
}
