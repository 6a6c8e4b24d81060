import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {pageOf} from '../../lib/address';
import {isToolPage} from '../../lib/toolPage';
import {pageNeighbour, type Neighbour} from './pageNeighbour';
import {useLocale} from '../../hooks/useLocale';
import {usePageFacts} from '../page-info/usePageFacts';
import {usePageFrontMatter} from '../../hooks/usePageFrontMatter';

/** The previous and next page: the author's choice, or the order of the sidebar across all its groups. Nobody reads tools in an order. */
export function usePageNeighbours(): {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
} {
  const {previous, next, permalink} = useDoc().metadata;
  const {prev: chosenPrevious, next: chosenNext} = usePageFrontMatter();
  const {neighbours} = usePageFacts();
  const site = {
    locale: useLocale(),
    titleAt: (address: string) => neighbours?.[pageOf(address)],
  };
  if (isToolPage(permalink)) {
    return {previous: undefined, next: undefined};
  }
  return {
    previous: pageNeighbour(chosenPrevious, previous, site),
    next: pageNeighbour(chosenNext, next, site),
  };
}
