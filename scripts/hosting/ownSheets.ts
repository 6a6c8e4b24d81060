import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A link to the style sheet of a page's own parts, as built pages have it; every page has the one called `styles`. */
const link =
  /<link rel=stylesheet href=(\/(?:[a-z]{2}\/)?assets\/css\/(?!styles\.)[^\s>]+\.css)\s*\/?>/g;

/** Where a sheet would mean something else inside a page. */
const bound = /<\/|\burl\(/;

/**
 * Puts the style sheets of a page's own parts into the page: a file would have to be fetched before the page is seen, by a connection of its
 * own. They carry their address, by which the bundler knows that they are there when a reader comes back to the page.
 *
 * @param dir of the built site
 * @throws Error for a sheet that is only right as a file
 */
export function inlineOwnSheets(html: string, dir: string): string {
  return html.replaceAll(link, (_, address: string) => {
    const css = readFileSync(path.join(dir, address), 'utf8').trim();
    const [found] = bound.exec(css) ?? [];
    if (found !== undefined) {
      throw new Error(
        `${address}: found "${found}", which means something else in a page; keep it in a sheet of src/css/`,
      );
    }
    return `<style data-href=${address}>${css}</style>`;
  });
}
