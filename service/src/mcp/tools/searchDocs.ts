import type {SearchHit, TextPart} from '../../../../src/components/search/hit';
import type {Locale} from '../../../../src/config/locales';
import {splitCopy} from '../copySections';
import type {Docs} from '../docs';
import {labelsIn} from '../labels';
import {cutText, defineAskedTool, words} from '../tool';
import {ToolProblem} from '../toolProblem';

/** Characters of an answer that are text of sections; the others are a list of further results. */
const TEXT_LIMIT = 3600;

const SHOWN = 3;

const plain = (parts: readonly TextPart[]) =>
  parts.map(({text}) => text).join('');

const titleOf = ({titles}: SearchHit) => titles.map(plain).join(' > ');

function listed(hit: SearchHit, site: string): string {
  const excerpt =
    hit.excerpt === undefined ? '' : `\n   ${plain(hit.excerpt).trim()}`;
  return `- ${titleOf(hit)}\n   ${site}${hit.address}${excerpt}`;
}

/** What a page says before its first section, without title, description and address, which the hit has. */
const withoutHead = (intro: string) =>
  intro.replace(/^# .*\n+(?:> .*\n+)?(?:.*<http.*>.*\n+)?/, '');

async function textOf(
  docs: Docs,
  locale: Locale,
  {address}: SearchHit,
): Promise<string> {
  const [path = '', id] = address.split('#');
  const page = (await docs.pages(locale)).find((one) => one.address === path);
  if (page === undefined) {
    return '';
  }
  const {intro, sections} = splitCopy(await docs.copyOf(page), page);
  return id === undefined
    ? withoutHead(intro)
    : (sections.find((section) => section.id === id)?.text ?? '');
}

export const searchDocs = defineAskedTool({
  name: 'search_docs',
  title: 'Search the AList documentation',
  description:
    'Finds sections of the AList v3 documentation for a question, an option, an error message or a product name. Returns the text of the best section and the addresses of others. Cite the address. Follow up with read_page(path, section).',
  fields: {
    query: words(
      500,
      'A few words, in English or Chinese. For a whole log use explain_error.',
    ),
  },
  question: 'query',
  cut: 'nothing',
  answer: async (docs, {query}, locale) => {
    const {site} = await docs.facts();
    const {hits, missing, nearest} = await docs.search(query, locale);
    const [best] = hits;
    if (best === undefined) {
      const near = nearest.map((hit) => listed(hit, site)).join('\n');
      throw new ToolProblem(
        near === ''
          ? 'No page matches. Call search_docs again with fewer or other words, or with the other language.'
          : `No page matches. The nearest by name:\n${near}`,
      );
    }
    const label = labelsIn(locale);
    let rest = TEXT_LIMIT;
    const shown: string[] = [];
    for (const hit of hits.slice(0, SHOWN)) {
      const text = await textOf(docs, locale, hit);
      if (shown.length > 0 && text.length > rest) {
        break;
      }
      rest -= text.length;
      shown.push(
        `# ${titleOf(hit)}\n${site}${hit.address}\n\n${cutText(text, TEXT_LIMIT, label('more'))}`,
      );
    }
    const others = hits.slice(shown.length).map((hit) => listed(hit, site));
    return [
      ...(missing.length === 0
        ? []
        : [`${label('missing')}: ${missing.join(', ')}`]),
      ...shown,
      `## ${label('otherResults')}\n${others.join('\n')}`,
    ].join('\n\n');
  },
});
