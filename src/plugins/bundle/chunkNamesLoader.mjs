const entry = /("([0-9a-f]{8})": \[\(\) => import\([^)]*\), )"[^"]*"/g;

/**
 * Adds the names of a page's chunks for the server. Docusaurus looks chunks up by the module that they are made of, but the manifest of
 * webpack 5 only lists them by name, so a page's HTML would not include its chunks.
 *
 * @this {{getOptions: () => {chunkOf: Record<string, string>}}} `chunkOf`: the chunk of a component that shares one with other components
 */
export default function chunkNamesLoader(source) {
  const {chunkOf} = this.getOptions();
  const named = source.replace(
    entry,
    (_, start, part) => `${start}${JSON.stringify(chunkOf[part] ?? part)}`,
  );
  if (named === source) {
    throw new Error(
      `registry.js: found no entry like "0123abcd": [() => import(…), "file", …]. Read generateRoutesCode in @docusaurus/core and adapt src/plugins/bundle/chunkNamesLoader.mjs.`,
    );
  }
  return named;
}
