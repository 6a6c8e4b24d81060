import {shortNames, withShortNames} from './partNames.mjs';

const entry =
  /"([^"]*)": \[\(\) => import\([^)]*\), ("[^"]*"), (require\.resolveWeak\("[^"]*"\))\]/g;

/**
 * Changes what Docusaurus' table of the parts of routes says of each part: its name, the file that it is made of, and the number of its
 * module. A reader's browser has no use for the last two. The server writes the scripts of a page with the file, and finds none, because the
 * manifest knows scripts by their names.
 *
 * @this {{getOptions: () => {isServer: boolean, scripts: Record<string, string>}}} `scripts`: parts that are in the script of another name
 */
export default function registryLoader(source) {
  const {isServer, scripts} = this.getOptions();
  const short = shortNames(source);
  const told = source.replaceAll(entry, (text, part, file, weak) =>
    text.replace(
      `, ${file}, ${weak}]`,
      isServer
        ? `, ${JSON.stringify(scripts[part] ?? short(part))}, ${weak}]`
        : `, "", ""]`,
    ),
  );
  return withShortNames(told);
}
