/** @typedef {{__comp: string, content: string}} PageParts what is around all texts, and a text: names of parts */

/** Names of the parts of a route that a page has, and others do not. */
const PAGE = '__comp,content';

/**
 * Divides Docusaurus' table of what routes are made of, which has a page for each address and a few routes around them.
 *
 * @param {string} table as JSON, by the names of routes
 * @returns {{pages: Map<string, PageParts>, others: Record<string, object>}}
 */
export function divideRoutes(table) {
  const routes = Object.entries(JSON.parse(table));
  const isPage = ([, parts]) => Object.keys(parts).join() === PAGE;
  return {
    pages: new Map(routes.filter(isPage)),
    others: Object.fromEntries(routes.filter((route) => !isPage(route))),
  };
}

/**
 * Tells parts that have to be looked up by their names from the texts of pages, which come with their routes.
 *
 * @param {string} table as above
 * @returns {(part: string) => boolean}
 */
export function partsLookedUp(table) {
  const {pages, others} = divideRoutes(table);
  const frames = Array.from(pages.values(), ({__comp}) => __comp);
  const names = JSON.stringify([frames, others]);
  return (part) => names.includes(`"${part}"`);
}
