/** What Docusaurus calls a part of a route: eight digits of a hash, as a name in quotation marks. */
const name = /"([0-9a-f]{8})"/g;

/** How much of a hash nearly always tells a part from all others. */
const ENOUGH = 4;

/**
 * Shortens the names of the parts of routes in one of the tables that have all of them: every page loads both tables, and hashes are what
 * cannot be compressed. A name becomes shorter only where no other one begins like it, so that another page changes no more than its own.
 *
 * @param {string} table the source of a table that names all parts
 * @returns {(name: string) => string}
 */
export function shortNames(table) {
  const names = new Set(Array.from(table.matchAll(name), ([, part]) => part));
  const beginnings = Array.from(names, (part) => part.slice(0, ENOUGH));
  const several = new Set(
    beginnings.filter((one, index) => beginnings.indexOf(one) !== index),
  );
  return (part) => {
    const short = part.slice(0, ENOUGH);
    return !names.has(part) || several.has(short) ? part : short;
  };
}

/** Writes the short names of parts into a source. */
export function withShortNames(source, table = source) {
  const short = shortNames(table);
  return source.replaceAll(name, (_, part) => JSON.stringify(short(part)));
}
