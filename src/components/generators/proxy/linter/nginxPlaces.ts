import {cached} from '../../../../lib/cached';
import type {Directive} from './directives';
import type {Choice} from './finding';

export type Level = readonly Directive[];

/** A place that passes requests on, with the blocks around it, the innermost first. */
export interface Place extends Choice {
  location: Directive | undefined;
  pass: Directive | undefined;
  levels: readonly Level[];
  server: Directive | undefined;
  /** Whatever may name AList: the target, the servers behind its name, the path and the host. */
  named: string;
}

/** Whether an included file may pass requests on, as `proxy.conf` of Nginx Proxy Manager does. */
const mayPass = ({name, args}: Directive) =>
  name === 'include' && /proxy[\w-]*\.conf$/i.test(args[0] ?? '');

const indexes = new WeakMap<Level, ReadonlyMap<string, Level>>();

function indexOf(level: Level): ReadonlyMap<string, Level> {
  const index = new Map<string, Directive[]>();
  for (const directive of level) {
    cached(index, directive.name, (): Directive[] => []).push(directive);
  }
  return index;
}

/** The directives of a name in a level, which every place within asks for. */
export function named(level: Level, name: string): Level {
  return cached(indexes, level, () => indexOf(level)).get(name) ?? [];
}

export const valuesOf = (block: Level, name: string): string[] =>
  named(block, name).flatMap(({args}) => args);

/** How many blocks and variables a target may name. */
const NAMES_LIMIT = 20;

/** The servers of the `upstream` that a target names, and the variables that it uses. */
export function resolved(target: string, levels: readonly Level[]): string {
  const meant = (name: string) =>
    levels
      .flatMap((level) => named(level, name))
      .filter(
        ({args: [first]}) => first !== undefined && target.includes(first),
      )
      .slice(0, NAMES_LIMIT);
  const upstreams = meant('upstream');
  const variables = meant('set');
  return [
    target,
    ...upstreams.flatMap(({block = []}) => valuesOf(block, 'server')),
    ...variables.flatMap(({args}) => args.slice(1)),
  ].join(' ');
}

export function placesIn(
  directives: Level,
  levels: readonly Level[] = [],
  server?: Directive,
): Place[] {
  const inner = [directives, ...levels];
  return directives.flatMap((directive): Place[] => {
    const {name, args, block, line} = directive;
    if (block === undefined) {
      return [];
    }
    const at = name === 'server' ? directive : server;
    const pass = block.find((each) => each.name === 'proxy_pass');
    const isPlace =
      (name === 'location' && (pass !== undefined || block.some(mayPass))) ||
      (name === 'if' && pass !== undefined);
    const around = [block, ...inner];
    const target = pass?.args[0] ?? '';
    return [
      ...(isPlace
        ? [
            {
              location: directive,
              pass,
              levels: around,
              server: at,
              line,
              text: `${name} ${args.join(' ')} → ${target}`.slice(0, 120),
              named: [
                resolved(target, around),
                ...args,
                ...valuesOf(at?.block ?? [], 'server_name'),
              ].join(' '),
            },
          ]
        : []),
      ...placesIn(block, inner, at),
    ];
  });
}

/** The nearest directive of a name, which is the one that holds. */
export function nearest({levels}: Place, name: string): Directive | undefined {
  return levels.flatMap((level) => named(level, name).slice(-1)).at(0);
}

/** The directives of the innermost level that has any of a name: nginx forgets those around it. */
export const inherited = ({levels}: Place, name: string): Level =>
  levels
    .map((level) => named(level, name))
    .find((directives) => directives.length > 0) ?? [];

export const listens = ({server}: Place) =>
  (server?.block ?? []).filter(({name}) => name === 'listen');

export const isSecure = (place: Place) =>
  listens(place).some(({args}) => args.includes('ssl'));

/** The path of a location without its modifier; `undefined` for an expression. */
export function pathOf({
  location,
}: Pick<Place, 'location'>): string | undefined {
  const args = location?.args ?? [];
  return location?.name === 'location' && !/^~\*?$/.test(args[0] ?? '')
    ? args.at(-1)
    : undefined;
}

/** Lines without a site, as the box “Advanced” of Nginx Proxy Manager takes them. */
export function fragment(directives: Level): Place[] {
  const isFragment =
    directives.length > 0 &&
    !directives.some(({name}) =>
      ['http', 'server', 'location'].includes(name),
    ) &&
    directives.some(({name}) =>
      /^(?:proxy_|client_|add_header|gzip|brotli|expires|auth_|limit_|send_timeout|if$)/.test(
        name,
      ),
    );
  return isFragment
    ? [
        {
          location: undefined,
          pass: directives.find(({name}) => name === 'proxy_pass'),
          levels: [directives],
          server: undefined,
          line: 1,
          text: '',
          named: '',
        },
      ]
    : [];
}
