/** The attributes of one element of the page's head, as they are written. */
type Attributes = Record<string, string>;

const attribute = /([a-z-]+)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;

/** What a page's HTML says about its own address and those of its translations. */
export interface PageLinks {
  /** Path of the page's one address; `undefined` when the page does not say. */
  canonical: string | undefined;
  /** Paths of the page in every language, by the name of the language. */
  alternates: Record<string, string>;
}

const pathOf = ({href = ''}: Attributes) => new URL(href).pathname;

/** Reads the HTML as a server sends it, before any script runs. */
export function linksIn(html: string): PageLinks {
  const links = [...html.matchAll(/<link\b[^>]*>/gi)].map(
    ([link]): Attributes =>
      Object.fromEntries(
        [...link.matchAll(attribute)].map(
          ([, name = '', double, single, bare]) => [
            name.toLowerCase(),
            double ?? single ?? bare ?? '',
          ],
        ),
      ),
  );
  const canonical = links.find(({rel}) => rel === 'canonical');
  const alternates = links.flatMap((link) =>
    link.hreflang === undefined ? [] : [[link.hreflang, pathOf(link)]],
  );
  return {
    canonical: canonical && pathOf(canonical),
    alternates: Object.fromEntries(alternates) as Record<string, string>,
  };
}
