import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageDetails} from './pageInfoItems';

/**
 * What the build found out about this page. Read from the page's metadata and not from the front matter of its compiled text: that may come
 * from a cache and be older than the repository's history.
 */
export function usePageDetails(): PageDetails {
  const {frontMatter} = useDoc().metadata;
  const {pageDetails} = frontMatter as unknown as {pageDetails: PageDetails};
  return pageDetails;
}
