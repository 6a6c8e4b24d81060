import {readFileSync} from 'node:fs';
import path from 'node:path';
import {divideRoutes} from './pageParts.mjs';
import {withShortNames} from './partNames.mjs';

/** How Docusaurus names a route: by its path and a hash, in the table of routes and in the one of their parts. */
const inRoutes = /(ComponentCreator\('([^']*)', ')([^']*)'/g;
const inParts = /^( {2}"(.*)-)([^-"]+)"(?=:)/gm;

/** How a part is loaded, in the registry. */
const loads = /"([^"]*)": \[(\(\) => import\([^)]*\))/g;

/** Takes the hash out of the names of routes that their path tells apart. */
function withoutHashes(source, names) {
  const paths = [...source.matchAll(names)].map(([, , route]) => route);
  const several = new Set(
    paths.filter((route, index) => paths.indexOf(route) !== index),
  );
  return source.replaceAll(names, (text, start, route) =>
    several.has(route) ? text : `${start}0${text.at(-1)}`,
  );
}

/** Says in the route of each page what it is made of. */
function withPages(routes, parts, registry) {
  const {pages} = divideRoutes(parts);
  const load = new Map(
    Array.from(registry.matchAll(loads), ([, part, text]) => [part, text]),
  );
  return routes.replaceAll(inRoutes, (text, start, route, hash) => {
    const page = pages.get(`${route}-${hash}`);
    return page === undefined
      ? text
      : `${text}, ["${page.__comp}", "${page.content}", ${load.get(page.content)}]`;
  });
}

/**
 * Changes both tables of routes. A route whose path is there once has no hash in its name, and the names of parts are short. A reader's
 * browser finds what a page is made of in its route, and only the other routes in the second table.
 *
 * @this {{getOptions: () => {isServer: boolean, folder: string}, addDependency: (file: string) => void}} `folder`: where the tables are
 */
export default function routeNamesLoader(source) {
  const {isServer, folder} = this.getOptions();
  const read = (name) => {
    const file = path.join(folder, name);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  const registry = read('registry.js');
  const isOfParts = source.startsWith('{');
  const parts = withoutHashes(
    isOfParts ? source : read('routesChunkNames.json'),
    inParts,
  );
  const tellParts = () =>
    isServer ? parts : JSON.stringify(divideRoutes(parts).others);
  const tellRoutes = () => {
    const routes = withoutHashes(source, inRoutes);
    return isServer ? routes : withPages(routes, parts, registry);
  };
  return withShortNames(isOfParts ? tellParts() : tellRoutes(), registry);
}
