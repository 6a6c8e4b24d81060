const entry =
  /"([^"]*)": \[\(\) => import\([^)]*\), ("[^"]*"), (require\.resolveWeak\("[^"]*"\))\]/g;

/**
 * Changes what Docusaurus' table of the parts of routes says of each part: the file that it is made of, and the number of its module. A
 * reader's browser has no use for either. The server writes the scripts of a page with the first, and finds none, because the manifest
 * knows scripts by their names.
 *
 * @this {{getOptions: () => {isServer: boolean, scripts: Record<string, string>}}} `scripts`: parts that are in the script of another name
 */
export default function registryLoader(source) {
  const {isServer, scripts} = this.getOptions();
  return source.replaceAll(entry, (text, part, file, weak) =>
    text.replace(
      `, ${file}, ${weak}]`,
      isServer
        ? `, ${JSON.stringify(scripts[part] ?? part)}, ${weak}]`
        : `, "", ""]`,
    ),
  );
}
