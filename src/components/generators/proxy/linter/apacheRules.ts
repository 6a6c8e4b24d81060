// cspell:ignore limitrequestbody
import {
  apacheLines,
  forwardedProtoLine,
  passLine,
  timeoutLine,
} from '../apacheLines';
import {proxyOptions} from '../proxyOptions';
import {flattenDirectives, type Directive} from './directives';
import {
  allowsCaching,
  byLine,
  DEFAULT_TIMEOUT,
  isAboutTrace,
  isPathOfAlist,
  isSmallLimit,
  downloadTypes,
  noProxyResult,
  seconds,
  staticExtensions,
  type LintFinding,
  type LintResult,
} from './finding';

const secureProto = forwardedProtoLine(true);

const recommendedTimeout = timeoutLine(Number(proxyOptions.wait.initial));

/** A `ProxyPass` with the path that it holds for. */
interface Pass {
  directive: Directive;
  path: string;
  /** Whether a section around it names the path. */
  isInLocation: boolean;
  target: string;
  options: readonly string[];
}

/** A virtual host that passes requests on, with all directives that hold in it. */
interface Host {
  /** Where a missing line goes: below its first line. */
  line: number;
  isSecure: boolean;
  passes: readonly Pass[];
  all: readonly Directive[];
}

const isOn = ({args}: Directive) => args[0]?.toLowerCase() === 'on';

const withoutSlash = (path: string) => path.replace(/\/+$/, '');

function passesIn(directives: readonly Directive[]): Pass[] {
  return directives.flatMap((directive): Pass[] => {
    const {name, args, block} = directive;
    if (block !== undefined) {
      const [location = ''] = args;
      const inner = passesIn(block);
      return name === 'location'
        ? inner.map((pass) => ({
            ...pass,
            path: location,
            isInLocation: true,
          }))
        : inner;
    }
    if (name !== 'proxypass') {
      return [];
    }
    const hasPath = args[0]?.startsWith('/') === true;
    const [path = '', target = '', ...options] = hasPath ? args : ['', ...args];
    return target === '!'
      ? []
      : [{directive, path, isInLocation: false, target, options}];
  });
}

const isVirtualHost = ({name}: Directive) => name === 'virtualhost';

const flat = (directives: readonly Directive[]) =>
  flattenDirectives(directives).map(({directive}) => directive);

/** A rule that passes requests on, whose path Apache has decoded by then. */
const rewritingPass = ({name, args}: Directive) =>
  name === 'rewriterule' && /[[,]P[\],]/.test(args[2] ?? '');

/** Whether a directive holds for requests to AList: a section for the path of another page does not. */
function concernsAlist(
  {name, args: [path = '/'], block = []}: Directive,
  passes: readonly Pass[],
): boolean {
  return (
    name !== 'location' ||
    !path.startsWith('/') ||
    passesIn(block).length > 0 ||
    passes.some(
      (pass) =>
        `${withoutSlash(pass.path)}/`.startsWith(`${withoutSlash(path)}/`) ||
        isPathOfAlist(path.replace(withoutSlash(pass.path), '')),
    )
  );
}

function hostsIn(directives: readonly Directive[]): Host[] {
  const outside = flat(directives.filter((each) => !isVirtualHost(each)));
  const named = directives.filter(isVirtualHost).map((host): Host => {
    const block = host.block ?? [];
    const passes = passesIn(block);
    const own = block.filter((each) => concernsAlist(each, passes));
    const all = [...flat(own), ...outside];
    return {
      line: host.line,
      isSecure:
        all.some(
          (directive) => directive.name === 'sslengine' && isOn(directive),
        ) || host.args.some((address) => address.endsWith(':443')),
      passes,
      all,
    };
  });
  const plain = directives.filter((each) => !isVirtualHost(each));
  const [first] = plain;
  return [
    ...named,
    ...(first === undefined
      ? []
      : [
          {
            line: first.line,
            isSecure: outside.some(
              (directive) => directive.name === 'sslengine' && isOn(directive),
            ),
            passes: passesIn(plain),
            all: outside,
          },
        ]),
  ].filter(({passes, all}) => passes.length > 0 || all.some(rewritingPass));
}

function passFindings({
  directive: {line},
  path,
  isInLocation,
  target,
  options,
}: Pass): LintFinding[] {
  const [, origin = '', uri = ''] =
    /^(https?:\/\/[^/]+)(\/.*)?$/.exec(target) ?? [];
  if (origin === '') {
    return [];
  }
  const corrected = isInLocation
    ? `ProxyPass ${origin}${path} nocanon`
    : passLine(path, origin);
  const isCut = withoutSlash(path) !== withoutSlash(uri);
  const isMismatched = path.endsWith('/') !== uri.endsWith('/');
  return [
    ...(isCut
      ? [{rule: 'pathCut', certainty: 'certain', line, corrected} as const]
      : []),
    ...(!isCut && isMismatched
      ? [
          {
            rule: 'slashMismatch',
            certainty: 'certain',
            line,
            corrected,
          } as const,
        ]
      : []),
    ...(options.some((option) => option.toLowerCase() === 'nocanon')
      ? []
      : [{rule: 'nocanon', certainty: 'likely', line, corrected} as const]),
  ];
}

function missingFindings({line, isSecure, passes, all}: Host): LintFinding[] {
  const has = (name: string) => all.some((each) => each.name === name);
  const find = (name: string) => all.find((each) => each.name === name);
  const headers = all.filter(({name}) => name === 'requestheader');
  const header = (wanted: string) =>
    headers.find(({args}) => args[1]?.toLowerCase() === wanted);
  const missing = (
    rule: LintFinding['rule'],
    certainty: LintFinding['certainty'],
    corrected: string,
  ): LintFinding => ({rule, certainty, line, corrected, isMissing: true});
  const preserve = find('proxypreservehost');
  const slashes = find('allowencodedslashes');
  const proto = header('x-forwarded-proto');
  const timeout = find('proxytimeout') ?? find('timeout');
  const hasOwnTimeout = passes.some(({options}) =>
    options.some((option) => /^timeout=/i.test(option)),
  );
  return [
    ...(preserve === undefined
      ? [missing('host', 'certain', apacheLines.host)]
      : isOn(preserve)
        ? []
        : [
            {
              rule: 'host',
              certainty: 'certain',
              line: preserve.line,
              corrected: apacheLines.host,
            } as const,
          ]),
    ...(slashes === undefined
      ? [missing('encodedSlash', 'likely', apacheLines.encodedSlash)]
      : slashes.args[0]?.toLowerCase() === 'nodecode'
        ? []
        : [
            {
              rule: 'encodedSlash',
              certainty: 'likely',
              line: slashes.line,
              corrected: apacheLines.encodedSlash,
            } as const,
          ]),
    ...(isSecure && proto === undefined
      ? [missing('forwardedProto', 'certain', secureProto)]
      : isSecure && proto?.args[2]?.toLowerCase() === 'http'
        ? [
            {
              rule: 'forwardedProto',
              certainty: 'certain',
              line: proto.line,
              corrected: secureProto,
            } as const,
          ]
        : []),
    ...(header('x-forwarded-for') === undefined && !has('remoteipheader')
      ? [missing('forgedFor', 'likely', apacheLines.unsetFor)]
      : []),
    ...(timeout === undefined && !hasOwnTimeout
      ? [missing('readTimeout', 'likely', recommendedTimeout)]
      : timeout !== undefined &&
          !hasOwnTimeout &&
          seconds(timeout.args[0] ?? '') < DEFAULT_TIMEOUT
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

/** A line of `Header`, which may begin with the table that it changes. */
function responseHeader({args}: Directive) {
  const isAlways = args[0]?.toLowerCase() === 'always';
  const [action = '', name = '', value = ''] = args.slice(
    isAlways || args[0]?.toLowerCase() === 'onsuccess' ? 1 : 0,
  );
  return {
    isAlways,
    action: action.toLowerCase(),
    name: name.toLowerCase(),
    value,
  };
}

/** What a single line breaks. */
function lineRule(directive: Directive): LintFinding['rule'] | undefined {
  const {name, args, block} = directive;
  const [first = '', second = ''] = args.map((arg) => arg.toLowerCase());
  switch (name) {
    case 'proxyaddheaders':
      return first === 'off' ? 'forwardedFor' : undefined;
    case 'requestheader':
      return second === 'range'
        ? 'rangeDropped'
        : second === 'authorization'
          ? 'authorizationDropped'
          : undefined;
    case 'authtype':
      return ['basic', 'digest'].includes(first) ? 'basicAuth' : undefined;
    case 'cacheenable':
      return 'cache';
    case 'expiresdefault':
      return 'expires';
    case 'header': {
      const header = responseHeader(directive);
      return header.name === 'access-control-allow-origin' &&
        (header.isAlways || ['add', 'append', 'merge'].includes(header.action))
        ? 'cors'
        : header.name === 'cache-control' && allowsCaching(header.value)
          ? 'expires'
          : undefined;
    }
    case 'limit':
    case 'limitexcept':
      return (block ?? []).some(
        ({name: inner, args: rule}) =>
          inner === 'deny' ||
          (inner === 'require' &&
            rule.join(' ').toLowerCase() !== 'all granted'),
      )
        ? 'methods'
        : undefined;
    case 'allowmethods':
      return 'methods';
    case 'rewritecond':
      return first === '%{request_method}' && !isAboutTrace(args[1] ?? '')
        ? 'methods'
        : undefined;
    case 'dav':
      return first === 'off' ? undefined : 'dav';
    case 'setoutputfilter':
      return /deflate|brotli/.test(first) ? 'compression' : undefined;
    case 'addoutputfilterbytype':
      return /deflate|brotli/.test(first) &&
        args.slice(1).some((type) => downloadTypes.test(type))
        ? 'compression'
        : undefined;
    case 'proxypassmatch':
      return second === '!' && staticExtensions.test(first)
        ? 'extensions'
        : undefined;
    case 'limitrequestbody':
      return isSmallLimit(first) ? 'smallLimit' : undefined;
    case 'setenv':
      return first === 'proxy-sendcl' ? 'requestBuffering' : undefined;
    default:
      return undefined;
  }
}

const likely: ReadonlySet<LintFinding['rule']> = new Set([
  'forwardedFor',
  'requestBuffering',
  'compression',
]);

function lineFindings({all}: Host): LintFinding[] {
  return all.flatMap((directive): LintFinding[] => {
    const rule = lineRule(directive);
    return rule === undefined
      ? []
      : [
          {
            rule,
            certainty: likely.has(rule) ? 'likely' : 'certain',
            line: directive.line,
            ...(rule === 'smallLimit' ? {corrected: 'LimitRequestBody 0'} : {}),
          },
        ];
  });
}

function rewriteFindings({all}: Host): LintFinding[] {
  return all.filter(rewritingPass).map(({line, args: [, target = '']}) => {
    const [origin = ''] = /^https?:\/\/[^/$]+/.exec(target) ?? [];
    return {
      rule: 'pathCut',
      certainty: 'likely',
      line,
      corrected: passLine('/', origin),
    };
  });
}

/** What is wrong with a file of Apache for AList, by lines. */
export function lintApache(directives: readonly Directive[]): LintResult {
  const hosts = hostsIn(directives);
  if (hosts.length === 0) {
    return noProxyResult;
  }
  const limit = hosts
    .flatMap(({all}) => all)
    .find(
      ({name, args: [bytes]}) => name === 'limitrequestbody' && bytes !== '0',
    )?.args[0];
  return {
    ...(limit === undefined ? {} : {uploadLimit: `${limit} B`}),
    findings: byLine(
      hosts.flatMap((host) => [
        ...host.passes.flatMap(passFindings),
        ...missingFindings(host),
        ...lineFindings(host),
        ...rewriteFindings(host),
      ]),
    ),
  };
}
