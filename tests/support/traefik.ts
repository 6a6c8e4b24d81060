import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {parse} from 'yaml';
import {projectRoot} from './pages';

interface Tree {
  [name: string]: Tree | string;
}

/** Traefik does not tell upper from lower case in the names of its options. */
function inLowerCase(schema: unknown): unknown {
  if (Array.isArray(schema)) {
    return schema.map(inLowerCase);
  }
  if (typeof schema !== 'object' || schema === null) {
    return schema;
  }
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties') {
        const properties = Object.entries(value as object).map(
          ([name, each]) => [name.toLowerCase(), inLowerCase(each)] as const,
        );
        return [key, Object.fromEntries(properties)];
      }
      return key === 'required'
        ? [key, (value as string[]).map((name) => name.toLowerCase())]
        : [key, inLowerCase(value)];
    }),
  );
}

function checkOf(name: 'static' | 'dynamic') {
  const file = path.join(projectRoot, `tests/fixtures/traefik/${name}.json`);
  const schema = inLowerCase(JSON.parse(readFileSync(file, 'utf8'))) as object;
  const ajv = new Ajv({strict: false, allErrors: true, coerceTypes: 'array'});
  const isValid = ajv.compile(schema);
  return (tree: object): string[] =>
    isValid(tree)
      ? []
      : (isValid.errors ?? []).map(
          ({instancePath, message, params}) =>
            `${instancePath}: ${message ?? ''} ${JSON.stringify(params)}`,
        );
}

const startMistakes = checkOf('static');
const routeMistakes = checkOf('dynamic');

/** Parts that are switched on as a whole; what they hold stands in options of its own. */
const switches =
  /^(?:providers\.docker|certificatesresolvers\.\w+\.acme\.tlschallenge|http\.middlewares\.\w+\.compress)=true$/i;

/** `a.b=c` and its like as an object. */
function treeOf(lines: readonly string[]): Tree {
  const tree: Tree = {};
  for (const line of lines) {
    const at = line.indexOf('=');
    const names = line.slice(0, at).toLowerCase().split('.');
    const last = names.pop() ?? '';
    let place = tree;
    for (const name of names) {
      place = (place[name] ??= {}) as Tree;
    }
    place[last] = switches.test(line) ? {} : line.slice(at + 1);
  }
  return tree;
}

interface Service {
  command?: string[];
  labels?: string[];
}

interface Routes {
  http: {
    routers: Record<string, {service?: string}>;
    services: Record<
      string,
      {loadbalancer: {server?: {port: string}; servers?: {url: string}[]}}
    >;
  };
}

/** Labels name the port of a container and leave out its service; a file names addresses, and the service of each router. */
function asFile({http}: Routes): Routes {
  const [service = ''] = Object.keys(http.services);
  for (const router of Object.values(http.routers)) {
    router.service ??= service;
  }
  for (const {loadbalancer} of Object.values(http.services)) {
    const {port = ''} = loadbalancer.server ?? {};
    loadbalancer.servers = [{url: `http://localhost:${port}`}];
    delete loadbalancer.server;
  }
  return {http};
}

/** What Traefik's schemas have against its options and the labels in a Compose file. */
export function traefikMistakes(compose: string): string[] {
  const {services} = parse(compose.replaceAll('$$', '$')) as {
    services: Record<string, Service>;
  };
  const {command = []} = services.traefik ?? {};
  const labels = services.alist?.labels ?? [];
  const routes = labels.filter((label) => label !== 'traefik.enable=true');
  if (command.length === 0 || routes.length !== labels.length - 1) {
    return ['there is no Traefik in this file'];
  }
  return [
    ...startMistakes(treeOf(command.map((option) => option.slice(2)))),
    ...routeMistakes(
      asFile(
        treeOf(
          routes.map((label) => label.replace('traefik.', '')),
        ) as unknown as Routes,
      ),
    ),
  ];
}
