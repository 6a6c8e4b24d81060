import {
  allowsCaching,
  byLine,
  DEFAULT_TIMEOUT,
  noProxyResult,
  seconds,
  type LintFinding,
  type LintResult,
} from './finding';
import type {OptionForm, TraefikOption} from './traefikOptions';

type Options = readonly TraefikOption[];

/** An option with another value, as it is written in that place. */
function writtenAs(form: OptionForm, name: string, value: string): string {
  const last = name.split('.').at(-1) ?? name;
  const texts: Record<OptionForm, string> = {
    label: `traefik.${name}=${value}`,
    flag: `--${name}=${value}`,
    yaml: `${last}: ${value}`,
    toml: `${last} = ${value}`,
  };
  return texts[form];
}

/** The timeout of an entry point, where only the entry point itself is there to add it to. */
function timeoutBelow(form: OptionForm, entryPoint: string): string {
  const texts: Record<OptionForm, string> = {
    label: '',
    flag: `--entrypoints.${entryPoint}.transport.respondingTimeouts.readTimeout=0`,
    yaml: 'transport: {respondingTimeouts: {readTimeout: 0}}',
    toml: 'transport.respondingTimeouts.readTimeout = 0',
  };
  return texts[form];
}

const changed = (
  {form, written, line}: TraefikOption,
  rule: LintFinding['rule'],
  certainty: LintFinding['certainty'],
  value: string,
): LintFinding => ({
  rule,
  certainty,
  line,
  corrected: writtenAs(form, written, value),
});

/** Since version 3, Traefik ends a request that takes longer than 60 seconds to arrive. */
function entryPointFindings(options: Options): LintFinding[] {
  const own = options.filter(({name}) => name.startsWith('entrypoints.'));
  const names = new Set(own.map(({name}) => name.split('.')[1] ?? ''));
  return [...names].flatMap((entryPoint): LintFinding[] => {
    const ofThis = own.filter(({name}) =>
      `${name}.`.startsWith(`entrypoints.${entryPoint}.`),
    );
    const [first] = ofThis;
    const isRedirecting = ofThis.some(({name}) =>
      name.includes('.http.redirections.'),
    );
    const timeout = ofThis.find(({name}) =>
      name.endsWith('.transport.respondingtimeouts.readtimeout'),
    );
    const insecure = ofThis.find(
      ({name, value}) =>
        name.endsWith('.forwardedheaders.insecure') && value === 'true',
    );
    const trusted = ofThis.find(
      ({name, value}) =>
        name.endsWith('.forwardedheaders.trustedips') &&
        /(?:^|[\s,])(?:0\.0\.0\.0|::)\/0/.test(value),
    );
    return [
      ...(first === undefined || isRedirecting || timeout !== undefined
        ? []
        : [
            {
              rule: 'uploadTimeout',
              certainty: 'likely',
              line: first.line,
              corrected: timeoutBelow(
                first.form,
                first.written.split('.')[1] ?? '',
              ),
              isMissing: true,
            } as const,
          ]),
      ...(timeout !== undefined &&
      seconds(timeout.value) !== 0 &&
      seconds(timeout.value) < 10 * DEFAULT_TIMEOUT
        ? [changed(timeout, 'uploadTimeout', 'likely', '0')]
        : []),
      ...(insecure === undefined
        ? []
        : [changed(insecure, 'forgedFor', 'likely', 'false')]),
      ...(trusted === undefined
        ? []
        : [
            {
              rule: 'forgedFor',
              certainty: 'likely',
              line: trusted.line,
            } as const,
          ]),
    ];
  });
}

/** Middlewares that a router names; all of them in a text without routers. */
function isUsed(options: Options): (middleware: string) => boolean {
  const hasRouter = options.some(({name}) => name.startsWith('http.routers.'));
  const named = options
    .filter(({name}) => /\.(?:chain\.)?middlewares(?:\[\d+\])?$/.test(name))
    .flatMap(({value}) => value.toLowerCase().split(','))
    .map((value) => value.trim().replace(/@.*$/, ''));
  return (middleware) => !hasRouter || named.includes(middleware);
}

/** What a middleware of a kind breaks. */
const kinds: Readonly<
  Record<
    string,
    {rule: LintFinding['rule']; certainty: LintFinding['certainty']}
  >
> = {
  stripprefix: {rule: 'pathCut', certainty: 'certain'},
  stripprefixregex: {rule: 'pathCut', certainty: 'certain'},
  replacepath: {rule: 'pathCut', certainty: 'certain'},
  replacepathregex: {rule: 'pathCut', certainty: 'certain'},
  buffering: {rule: 'requestBuffering', certainty: 'likely'},
  compress: {rule: 'compression', certainty: 'likely'},
  basicauth: {rule: 'basicAuth', certainty: 'certain'},
  digestauth: {rule: 'basicAuth', certainty: 'certain'},
};

function headerFinding(option: TraefikOption): LintFinding[] {
  const {name, value, line} = option;
  const [, side = '', header = ''] =
    /\.headers\.custom(request|response)headers\.(.+)$/.exec(name) ?? [];
  const fault = (
    rule: LintFinding['rule'],
    certainty: LintFinding['certainty'] = 'certain',
  ): LintFinding[] => [{rule, certainty, line}];
  if (side === 'response') {
    return header === 'cache-control' && allowsCaching(value)
      ? fault('expires')
      : [];
  }
  switch (header) {
    case 'host':
      return fault('host');
    case 'range':
      return fault('rangeDropped');
    case 'authorization':
      return fault('authorizationDropped');
    case 'x-forwarded-proto':
      return value === 'https' ? [] : fault('forwardedProto');
    case 'x-forwarded-for':
      return fault('forwardedFor', 'likely');
    default:
      return [];
  }
}

function middlewareFindings(options: Options): LintFinding[] {
  const isNamed = isUsed(options);
  const seen = new Set<string>();
  return options.flatMap((option): LintFinding[] => {
    const [, middleware = '', kind = ''] =
      /^http\.middlewares\.([^.]+)\.([^.]+)/.exec(option.name) ?? [];
    if (!isNamed(middleware)) {
      return [];
    }
    const key = `${middleware} ${kind}`;
    const found = seen.has(key) ? undefined : kinds[kind];
    seen.add(key);
    return [
      ...(found === undefined ? [] : [{...found, line: option.line}]),
      ...headerFinding(option),
    ];
  });
}

function routeFindings(options: Options): LintFinding[] {
  return options.flatMap((option): LintFinding[] => {
    const {name, value, line} = option;
    if (/^http\.routers\.[^.]+\.rule$/.test(name)) {
      return /(?:^|[^!\w])Method\(/i.test(value)
        ? [{rule: 'methods', certainty: 'certain', line}]
        : [];
    }
    if (/^http\.services\..+\.passhostheader$/.test(name)) {
      return value === 'false'
        ? [changed(option, 'host', 'certain', 'true')]
        : [];
    }
    return /^http\.serverstransports\..+\.forwardingtimeouts\.responseheadertimeout$/.test(
      name,
    ) &&
      seconds(value) > 0 &&
      seconds(value) < DEFAULT_TIMEOUT
      ? [changed(option, 'readTimeout', 'likely', '0')]
      : [];
  });
}

/** What is wrong with options of Traefik for AList, by lines. */
export function lintTraefik(options: Options): LintResult {
  const isAboutSites = options.some(({name}) =>
    /^(?:http\.routers|entrypoints)\./.test(name),
  );
  if (!isAboutSites) {
    return noProxyResult;
  }
  const limit = options.find(({name}) =>
    name.endsWith('.buffering.maxrequestbodybytes'),
  );
  return {
    findings: byLine([
      ...entryPointFindings(options),
      ...middlewareFindings(options),
      ...routeFindings(options),
    ]),
    ...(limit === undefined ? {} : {uploadLimit: limit.value}),
  };
}
