import {localeOf, pageOf, type PagePath} from '../../src/lib/address';
import type {Locale} from '../../src/config/locales';

/** A page of this site as any generator can read it: Markdown without components. */
export interface PlainPage {
  page: PagePath;
  locale: Locale;
  title: string;
  description: string;
  body: string;
}

/** How a peer writes a link to a page. */
export type LinkTo = (page: PagePath, locale: Locale) => string;

const opening = /^# (?<title>[^\n]+)\n\n> (?<description>[^\n]+)\n\n[^\n]+\n\n/;

/** A mark of Markdown that stands for itself. */
const plainText = (text: string) =>
  text.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');

/**
 * Reads a page from its Markdown twin.
 *
 * @param pathname its address, in any spelling
 * @throws Error for a text that does not begin as twins do
 */
export function plainPage(pathname: string, twin: string): PlainPage {
  const found = opening.exec(twin);
  const {title, description} = found?.groups ?? {};
  if (found === null || title === undefined || description === undefined) {
    throw new Error(
      `${pathname}: found "${twin.slice(0, 60)}", expected a title, a description and the line with the address; fix: src/plugins/markdown-twins or scripts/bench/plainPages.ts`,
    );
  }
  return {
    page: pageOf(pathname),
    locale: localeOf(pathname),
    title: plainText(title),
    description: plainText(description),
    body: twin.slice(found[0].length),
  };
}

/** Files that pages show, as their paths in the built site. */
export function filesShown(body: string, origin: string): string[] {
  return [...body.matchAll(/!\[[^\]]*\]\(([^)\s]+)\)/g)].flatMap(
    ([, address = '']) =>
      address.startsWith(`${origin}/`)
        ? [decodeURI(address.slice(origin.length))]
        : [],
  );
}

/** Text outside fences and inline code, which are left as they are. */
function outsideCode(text: string, change: (part: string) => string): string {
  return text
    .split(
      /(^[ \t]*(?:`{3,}|~{3,})[\s\S]*?^[ \t]*(?:`{3,}|~{3,})[ \t]*$|`[^`\n]+`)/m,
    )
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}

/**
 * A page's Markdown with its links as a peer writes them. A fragment is left out, because each generator names headings in its own way.
 *
 * @param origin where this site is published, as its twins name it
 */
export function linkedBody(
  body: string,
  origin: string,
  linkTo: LinkTo,
): string {
  const own = `](${origin}/`;
  return outsideCode(body, (part) =>
    part
      .split(own)
      .map((piece, index) => {
        if (index === 0) {
          return piece;
        }
        const end = piece.indexOf(')');
        const [pathname = ''] = `/${piece.slice(0, end)}`.split('#');
        const target = /\.(?!html)[a-z0-9]+$/.test(pathname)
          ? pathname
          : linkTo(pageOf(pathname), localeOf(pathname));
        return `](${target}${piece.slice(end)}`;
      })
      .join(''),
  );
}
