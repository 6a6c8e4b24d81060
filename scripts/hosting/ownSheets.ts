import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A link to a page-specific style sheet, as built pages have it; the shared one is called `styles`. */
const link =
  /<link rel=stylesheet href=(\/(?:[a-z]{2}\/)?assets\/css\/(?!styles\.)[^\s>]+\.css)\s*\/?>/g;

/** Content whose meaning would change inside a page. */
const bound = /<\/|\burl\(/;

/**
 * Inlines the page-specific style sheets of a page: as files, they would delay the first paint by a request. They carry their address, by
 * which the bundler knows that they are loaded when the reader returns to the page.
 *
 * @param dir of the built site
 * @throws Error for a style sheet that cannot be inlined
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
