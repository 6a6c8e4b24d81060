import type {SearchHit} from '../hit';
import {excerptOf, type OpenText} from './excerpt';
import {markText} from './mark';
import type {OpenIndex} from './openIndex';
import type {RankedPage} from './rank';

/** Maximum hits per page. Only the best pages get several, so that the list stays short. */
const MAX_HITS = [3, 3, 2, 2] as const;
const MAX_HITS_OF_OTHERS = 1;

/** A section is shown beside a better one if it has at least this share of its score. */
const WORTH_SHOWING = 0.6;

/** From this rating on, the page itself is what was searched for. */
const IS_NAMED = 0.25;

/** The headings above a section, outermost first, and its own. */
function headingsOf(index: OpenIndex, section: number): string[] {
  const headings: string[] = [];
  let level = Infinity;
  for (let s = section; (index.sections[s]?.index ?? 0) > 0; s -= 1) {
    const above = index.sections[s];
    if (above !== undefined && above.level < level) {
      headings.unshift(above.heading);
      ({level} = above);
    }
  }
  return headings;
}

/** The hits of one page: the page itself if the query names it, then its best sections. `place` is its rank, from 0. */
export function pageHits(
  index: OpenIndex,
  ranked: RankedPage,
  textOf: (section: number) => OpenText,
  words: ReadonlySet<string>,
  place: number,
): SearchHit[] {
  const page = index.pages[ranked.page];
  if (page === undefined) {
    return [];
  }
  const most = Math.max(...ranked.sections.map(({own}) => own));
  const isBestIntro =
    index.sections[ranked.sections[0]?.section ?? 0]?.index === 0;
  const showsPage = ranked.named > IS_NAMED || isBestIntro || most === 0;
  const shown = ranked.sections
    .filter(({section}) => index.sections[section]?.index !== 0)
    .filter(({own}) => own > 0 && own >= most * WORTH_SHOWING)
    .slice(0, (MAX_HITS[place] ?? MAX_HITS_OF_OTHERS) - (showsPage ? 1 : 0));
  const title = markText(page.title, words);
  const hit = (section: number): SearchHit => {
    const {id} = index.sections[section] ?? {id: ''};
    const headings = headingsOf(index, section).map((text) =>
      markText(text, words),
    );
    const excerpt = excerptOf(textOf(section), words);
    const isMarked = headings.at(-1)?.some((part) => part.isMarked) === true;
    const kind = isMarked || excerpt === undefined ? 'heading' : 'text';
    return {
      address: id === '' ? page.address : `${page.address}#${id}`,
      kind: id === '' ? 'page' : kind,
      group: page.groupName,
      titles: [title, ...headings],
      ...(excerpt === undefined ? {} : {excerpt}),
    };
  };
  const sections = shown.map(({section}) => section);
  return (
    showsPage || sections.length === 0 ? [page.first, ...sections] : sections
  ).map(hit);
}
