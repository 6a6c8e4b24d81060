const entry =
  /"([^"]*)": \[\(\) => import\([^)]*\), ("[^"]*"), (?=require\.resolveWeak\()/g;

/**
 * Changes what Docusaurus' table of the parts of routes says of each part: the file that it is made of. A reader's browser has no use for
 * that. The server writes the scripts of a page with it, and finds none, because the manifest knows scripts by their names.
 *
 * @this {{getOptions: () => {isServer: boolean, scripts: Record<string, string>}}} `scripts`: parts that are in the script of another name
 */
export default function registryLoader(source) {
  const {isServer, scripts} = this.getOptions();
  return source.replaceAll(entry, (text, part, file) =>
    text.replace(
      `), ${file}, `,
      `), ${JSON.stringify(isServer ? (scripts[part] ?? part) : '')}, `,
    ),
  );
}
