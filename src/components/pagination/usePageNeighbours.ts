import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {pageOf} from '../../lib/address';
import {pageNeighbour, type Neighbour} from './pageNeighbour';
import {useLocale} from '../../hooks/useLocale';
import {usePageDetails} from '../page-info/usePageDetails';
import {usePageFrontMatter} from '../../hooks/usePageFrontMatter';

/** The previous and next page: the author's choice, or the order of the sidebar across all its groups. */
export function usePageNeighbours(): {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
} {
  const {previous, next} = useDoc().metadata;
  const {prev: chosenPrevious, next: chosenNext} = usePageFrontMatter();
  const {neighbours} = usePageDetails();
  const site = {
    locale: useLocale(),
    titleAt: (address: string) => neighbours?.[pageOf(address)],
  };
  return {
    previous: pageNeighbour(chosenPrevious, previous, site),
    next: pageNeighbour(chosenNext, next, site),
  };
}
