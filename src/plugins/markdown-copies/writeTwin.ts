import path from 'node:path';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Locale} from '../../config/locales';
import {twinWords} from '../../config/markdownCopies';
import {gapAfter} from '../../lib/punctuation';
import {addressOf} from '../../lib/address';
import {isFactBlock, type Facts} from '../../markdown/facts/factBlocks';
import {findTerm} from '../../components/glossary/terms';
import {routesForm} from './forms/apiForms';
import {inVersion, type VersionName} from '../../lib/version';
import {factForm} from './forms/factForms';
import type {FormContext} from './forms/form';
import {homeForm} from './forms/homeForm';
import {link, paragraph, quote, type Block} from './forms/nodes';
import {plainMarkdown} from './forms/plainMarkdown';
import type {Say} from './forms/say';
import {rootLink} from '../../markdown/remarkRootLinks';
import {factsOfBlock, routesOfBlock} from '../../markdown/facts/remarkFacts';
import type {TwinDocument} from './documents';
import {readPlain, readTree, writeTree} from './processor';

/** What all twins of one language have in common. */
export interface TwinSite {
  locale: Locale;
  siteDir: string;
  /** Origin of the site. */
  url: string;
  /** Addresses of the pages of this version by the path of their file, such as `/guide/index.md`. */
  addresses: ReadonlyMap<string, string>;
  say: Say;
  /** The older version that the pages belong to, if they do. */
  version?: VersionName;
  /** Read only where a page shows facts. */
  facts: () => Facts;
}

/** An image that a twin shows, and where it must stand for that. */
export interface TwinImage {
  /** Whole path of the file. */
  from: string;
  /** Address on the site. */
  to: string;
}

export interface Twin {
  text: string;
  images: TwinImage[];
}

const frontMatterBlock = /^---\r?\n[\s\S]*?\r?\n---\r?\n/;

/** The whole address of what a link of a page leads to. */
function createLinkTo(
  {file, permalink}: TwinDocument,
  {siteDir, url, addresses}: TwinSite,
) {
  const from = path.relative(siteDir, file).replaceAll('\\', '/');
  return (written: string): string => {
    // Docusaurus leaves such an address as it is: a file that no page is.
    const target = written.replace(/^pathname:\/\//, '');
    if (target.startsWith('#')) {
      return `${url}${permalink}${target}`;
    }
    const [page = '', ...fragment] = rootLink(target, from).split('#');
    const address = addresses.get(decodeURI(page)) ?? page;
    const whole = address.startsWith('/') ? `${url}${address}` : address;
    return [whole, ...fragment].join('#');
  };
}

/** A block of facts as Markdown, or nothing for an element that has no form. */
function formOf(
  element: MdxJsxFlowElement,
  {facts, locale, say, url, version}: TwinSite,
): Block[] | undefined {
  const {name} = element;
  const context: FormContext = {
    say,
    colon: twinWords.colon[locale],
    addressOf: (page) => `${url}${addressOf(inVersion(page, version), locale)}`,
    read: readPlain,
  };
  if (name === 'ApiRoutes') {
    const sections = routesOfBlock(element, facts(), locale) ?? [];
    return routesForm(
      sections.map(({props}) => props.route),
      context,
    );
  }
  return isFactBlock(name)
    ? factForm(name, factsOfBlock(element, facts(), locale) ?? {}, context)
    : undefined;
}

function head(
  {title, description, permalink, frontMatter}: TwinDocument,
  {locale, url}: TwinSite,
  version: string,
): Block[] {
  const address = `${url}${permalink}`;
  return [
    {
      type: 'heading',
      depth: 1,
      children: [{type: 'text', value: frontMatter.heroText ?? title}],
    },
    quote([paragraph({type: 'text', value: description})]),
    paragraph(
      `${twinWords.address[locale]}${gapAfter(twinWords.address[locale])}`,
      link(address, address),
      ` · ${twinWords.describes[locale]} ${version}`,
    ),
  ];
}

/**
 * A page as Markdown that can be read without this site.
 *
 * @param source the text of the page's file
 * @param version the release of the product that it describes
 */
export function writeTwin(
  document: TwinDocument,
  source: string,
  site: TwinSite,
  version: string,
): Twin {
  const {locale, url} = site;
  const text = source.replace(frontMatterBlock, '');
  const linkTo = createLinkTo(document, site);
  const images: TwinImage[] = [];
  const address = `${url}${document.permalink}`;
  const tree = plainMarkdown(readTree(text), {
    source: text,
    factsOf: (element) => formOf(element, site),
    linkTo,
    imageAt: (target) => {
      const [name = '', mode] = target.split('#');
      if (mode === 'dark') {
        return undefined;
      }
      if (!name.startsWith('.')) {
        return linkTo(name);
      }
      const to = new URL(name, address);
      images.push({
        from: path.resolve(path.dirname(document.file), name),
        to: to.pathname,
      });
      return to.href;
    },
    termAt: (words, id) => {
      const term = findTerm(site.facts().glossary, words, locale, id);
      const glossary = inVersion('/guide/glossary', site.version);
      return `${url}${addressOf(glossary, locale)}#${term.id}`;
    },
    interactive: () => [
      `${twinWords.interactive[locale]}${gapAfter(twinWords.interactive[locale])}`,
      link(address, address),
    ],
    admonition: (kind) =>
      (twinWords.admonitions as Record<string, Record<Locale, string>>)[kind]?.[
        locale
      ],
  });
  const whole = {
    ...tree,
    children: [
      ...head(document, site, version),
      ...homeForm(document.frontMatter, linkTo, twinWords.colon[locale]),
      ...tree.children,
    ],
  };
  return {text: writeTree(whole), images};
}
