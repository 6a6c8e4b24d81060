const entry = /("([0-9a-f]{8})": \[\(\) => import\([^)]*\), )"[^"]*"/g;

/**
 * Names the chunks of a page to the server. Docusaurus looks chunks up by the file that they are made of, but the manifest of webpack 5
 * knows them by their names only, so a page's HTML would not name its chunks.
 *
 * @this {{getOptions: () => {chunkOf: Record<string, string>}}} `chunkOf`: the chunk of a part that shares one with other parts
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
