import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageFrontMatter} from '../lib/frontMatter';

/** The front matter of this page; validated when the site was built. */
export function usePageFrontMatter(): PageFrontMatter {
  const {frontMatter} = useDoc();
  return frontMatter as unknown as PageFrontMatter;
}
