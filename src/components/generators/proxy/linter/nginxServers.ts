import {flattenDirectives, type Directive} from './directives';
import {at, type LintFinding} from './finding';
import {named, resolved, valuesOf, type Level, type Place} from './nginxPlaces';

/** Redirects of every request to a server, outside conditions and locations with a path. */
const redirectsOf = (server: Directive): Level =>
  [
    server,
    ...named(server.block ?? [], 'location').filter(
      ({args: [path]}) => path === '/',
    ),
  ]
    .flatMap(({block = []}) => named(block, 'return'))
    .filter(({args}) => /^30[1278]$/.test(args[0] ?? ''));

const wholeAddress = 'return 301 https://$host$request_uri;';

/** Whether a redirect leads visitors elsewhere than to the same path of their host. */
function isLossy(name: string, {args: [, to = '']}: Directive): boolean {
  const isBare = /^https:\/\/[^/]+\/?$/.test(to) && !/uri\b/.test(to);
  const hasNoQuery = /\$(?:document_)?uri$/.test(to);
  return (
    isBare || hasNoQuery || (to.includes('$server_name') && /^[*.~]/.test(name))
  );
}

/** Redirects of the servers of AList, which have no end, and of others with their names, which lose what visitors asked for. */
function redirectFindings(
  servers: readonly Directive[],
  directives: readonly Directive[],
): LintFinding[] {
  const namesOf = ({block = []}: Directive) => valuesOf(block, 'server_name');
  const names = new Set(servers.flatMap(namesOf));
  const loops = servers
    .filter(({block = []}) =>
      named(block, 'listen').some(
        ({args: [port = '', ...rest]}) =>
          /^(?:.*:)?443$/.test(port) && rest.includes('ssl'),
      ),
    )
    .flatMap(redirectsOf)
    .filter(({args: [, to = '']}) =>
      /^https:\/\/\$(?:host|http_host|server_name)(?:\$\w*uri.*|\/)?$/.test(to),
    );
  const lost = flattenDirectives(directives)
    .map(({directive}) => directive)
    .filter((each) => each.name === 'server' && !servers.includes(each))
    .flatMap((server) => {
      const own = namesOf(server);
      return own.some((name) => names.has(name))
        ? redirectsOf(server).filter((each) => isLossy(own[0] ?? '', each))
        : [];
    });
  return [
    ...loops.flatMap((each) => at('loop', 'certain', each)),
    ...lost.flatMap((each) =>
      at('redirectLost', 'certain', each, wholeAddress),
    ),
  ];
}

/** Conditions that refuse players, apps and clients of WebDAV, for what they send or leave out. */
function clientFindings(level: Level): LintFinding[] {
  const conditions = named(level, 'if').filter(({block = []}) =>
    named(block, 'return').some(({args}) => args[0]?.startsWith('4')),
  );
  const about = (variable: string) =>
    conditions.find(({args}) => args.some((arg) => arg.includes(variable)));
  const [referers] = named(level, 'valid_referers');
  const isStrict = referers?.args.includes('none') === false;
  return [
    ...at(
      'clients',
      'certain',
      about('$invalid_referer') && isStrict && referers,
      `valid_referers none ${referers?.args.join(' ') ?? ''};`,
    ),
    ...at('clients', 'likely', about('$http_user_agent')),
  ];
}

/** Targets that nginx refuses, or cannot look up. */
function targetFindings({
  pass,
  location,
  levels,
  server,
}: Place): LintFinding[] {
  const [target = ''] = pass?.args ?? [];
  const [, host = '', port] = /^https?:\/\/([^/:]+)(:\d+)?/.exec(target) ?? [];
  const isUpstream = levels.some((level) =>
    named(level, 'upstream').some(({args}) => args[0] === host),
  );
  const meant = resolved(target, levels);
  const hasNoScheme = !/^(?:https?:\/\/|\$)/.test(target);
  const isItself =
    /^(?:127\.0\.0\.1|localhost)$/.test(host) &&
    valuesOf(server?.block ?? [], 'listen').some((listen) => {
      const own = /^(?:(?:\*|0\.0\.0\.0|127\.0\.0\.1|\[::\]):)?(\d+)$/.exec(
        listen,
      );
      return own?.[1] === (port?.slice(1) ?? '80');
    });
  const isName =
    host.startsWith('$') &&
    /\b[a-z][\w-]*(?:[:.\s]|$)/i.test(
      meant.replaceAll(/https?:\/\/|\$\w+|localhost/g, ' '),
    );
  const canLookUp = levels.some((level) =>
    level.some(({name}) => ['resolver', 'include', 'upstream'].includes(name)),
  );
  return [
    ...at(
      'refused',
      'certain',
      isUpstream && port !== undefined && pass,
      `proxy_pass ${target.replace(port ?? '', '')};`,
    ),
    ...at('resolver', 'likely', isName && !canLookUp && pass),
    ...at('outside', 'likely', location === undefined && pass),
    ...at('refused', 'certain', location && hasNoScheme && pass),
    ...at('itself', 'certain', isItself && pass),
  ];
}

const size = /^\d+[kmg]?$/i;
const time = /^\d+(?:(?:ms|s|m|h|d|w|M|y) ?\d+)*(?:ms|s|m|h|d|w|M|y)?$/;

/** How nginx writes the values of some directives. */
const forms = new Map([
  ['proxy_http_version', /^(?:1\.[01]|2)$/],
  ['client_max_body_size', size],
  ['proxy_buffer_size', size],
  ['proxy_max_temp_file_size', size],
  ['proxy_read_timeout', time],
  ['proxy_send_timeout', time],
  ['client_body_timeout', time],
]);

/** What nginx does not start with, wherever it stands. */
export function refusedFindings(
  directives: readonly Directive[],
): LintFinding[] {
  const outer = [{block: directives}, ...named(directives, 'http')];
  const hasSharedKey = outer.some(
    ({block = []}) => named(block, 'ssl_certificate_key').length > 0,
  );
  return flattenDirectives(directives).flatMap(({directive}) => {
    const {name, args, block = []} = directive;
    const isFormed = forms.get(name)?.test(args.join(' ').slice(0, 80));
    const [certificate] =
      name === 'server' ? named(block, 'ssl_certificate') : [];
    const mayHaveKey = block.some((each) =>
      ['include', 'ssl_certificate_key'].includes(each.name),
    );
    return [
      ...at('refused', 'certain', isFormed === false && directive),
      ...at('refused', 'certain', !hasSharedKey && !mayHaveKey && certificate),
      ...at(
        'outside',
        'certain',
        // Without a scheme, it passes on streams.
        name === 'server' &&
          named(block, 'proxy_pass').find(({args: [to]}) => to?.includes('//')),
      ),
    ];
  });
}

/** A port for HTTPS that speaks HTTP. */
function portFindings({block = []}: Directive): LintFinding[] {
  const listening = named(block, 'listen');
  const plain = listening.find(({args: [port = '']}) =>
    /^(?:.*:)?443$/.test(port),
  );
  const isSecure =
    listening.some(({args}) => args.includes('ssl')) ||
    named(block, 'ssl').length > 0 ||
    named(block, 'ssl_certificate').length === 0;
  return at('plainPort', 'certain', !isSecure && plain, 'listen 443 ssl;');
}

/** What servers and the blocks around do to requests before AList gets them. */
export function serverFindings(
  places: readonly Place[],
  directives: readonly Directive[],
): LintFinding[] {
  const servers = new Set(places.flatMap(({server}) => server ?? []));
  const levels = new Set(places.flatMap(({levels: around}) => around));
  return [
    ...redirectFindings([...servers], directives),
    ...[...servers].flatMap(portFindings),
    ...[...levels].flatMap(clientFindings),
    ...places.flatMap(targetFindings),
  ];
}
