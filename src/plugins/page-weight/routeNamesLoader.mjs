import {withShortNames} from './partNames.mjs';

/** How Docusaurus names a route: by its path and a hash, in the table of routes and in the one of their parts. */
const inRoutes = /(ComponentCreator\('([^']*)', ')[^']*(?=')/g;
const inParts = /^( {2}"(.*)-)[^-"]+(?=":)/gm;

/** Takes the hash out of the names of routes that their path tells apart, and shortens the names of their parts. */
export default function routeNamesLoader(source) {
  const names = source.startsWith('{') ? inParts : inRoutes;
  const paths = [...source.matchAll(names)].map(([, , path]) => path);
  const several = new Set(
    paths.filter((path, index) => paths.indexOf(path) !== index),
  );
  const told = source.replaceAll(names, (text, start, path) =>
    several.has(path) ? text : `${start}0`,
  );
  return withShortNames(told);
}
