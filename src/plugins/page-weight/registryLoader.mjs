import {readFileSync} from 'node:fs';
import path from 'node:path';
import {partsLookedUp} from './pageParts.mjs';
import {shortNames, withShortNames} from './partNames.mjs';

const entry =
  /"([^"]*)": \[\(\) => import\([^)]*\), ("[^"]*"), (require\.resolveWeak\("[^"]*"\))\],?/g;

/**
 * Changes what Docusaurus' table of the parts of routes says of each part: its name, the file that it is made of, and the number of its
 * module. A reader's browser has no use for the last two, and finds the texts of pages in their routes. The server writes the scripts of a
 * page with the file, and finds none, because the manifest knows scripts by their names.
 *
 * @this {{getOptions: () => {isServer: boolean, folder: string, scripts: Record<string, string>}, addDependency: (file: string) => void}}
 * `folder`: where the tables are; `scripts`: parts that are in the script of another name
 */
export default function registryLoader(source) {
  const {isServer, folder, scripts} = this.getOptions();
  const file = path.join(folder, 'routesChunkNames.json');
  this.addDependency(file);
  const isLookedUp = partsLookedUp(readFileSync(file, 'utf8'));
  const short = shortNames(source);
  const forServer = (text, part, made, weak) =>
    text.replace(
      `, ${made}, ${weak}]`,
      `, ${JSON.stringify(scripts[part] ?? short(part))}, ${weak}]`,
    );
  const forReader = (text, part, made, weak) =>
    isLookedUp(part) ? text.replace(`, ${made}, ${weak}]`, `, "", ""]`) : '';
  return withShortNames(
    source.replaceAll(entry, isServer ? forServer : forReader),
    source,
  );
}
