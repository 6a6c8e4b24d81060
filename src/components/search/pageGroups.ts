import {cached} from '../../lib/cached';
import type {SearchHit, TextPart} from './hit';

/** The hits of one page, as the dialog lists them below one heading. */
export interface PageGroup {
  /** Address of the page, without a fragment. */
  address: string;
  title: readonly TextPart[];
  /** What the page belongs to, such as `Add storage`. */
  context: string;
  hits: readonly SearchHit[];
}

/** Hits by page, the pages in the order of their best hits. */
export function pageGroups(hits: readonly SearchHit[]): PageGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const [address = hit.address] = hit.address.split('#');
    cached(groups, address, (): SearchHit[] => []).push(hit);
  }
  return Array.from(groups, ([address, all]) => ({
    address,
    title: all[0]?.titles[0] ?? [],
    context: all[0]?.group ?? '',
    hits: all,
  }));
}
