import {
  useActivePluginAndVersion,
  useDoc,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import {pageNeighbour, type Neighbour} from '../lib/pageNeighbours';
import {useLocale} from './useLocale';
import {usePageFrontMatter} from './usePageFrontMatter';

/** The pages before and after this one: the author's choice, or the order of the sidebar, which runs through all its groups. */
export function usePageNeighbours(): {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
} {
  const {previous, next} = useDoc().metadata;
  const {prev: chosenPrevious, next: chosenNext} = usePageFrontMatter();
  const {docs} = useDocsVersion();
  const pages = useActivePluginAndVersion()?.activeVersion?.docs;
  const site = {
    locale: useLocale(),
    titleAt: (address: string) => {
      const page = pages?.find(({path}) => path === address);
      return page && docs[page.id]?.title;
    },
  };
  return {
    previous: pageNeighbour(chosenPrevious, previous, site),
    next: pageNeighbour(chosenNext, next, site),
  };
}
