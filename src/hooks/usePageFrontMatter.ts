import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageFrontMatter} from '../lib/frontMatter';

/** What the author wrote above this page; checked when the site was built. */
export function usePageFrontMatter(): PageFrontMatter {
  const {frontMatter} = useDoc();
  return frontMatter as unknown as PageFrontMatter;
}
