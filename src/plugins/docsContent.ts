import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

export const docsPlugin = 'docusaurus-plugin-content-docs';

export const docsContent = (allContent: AllContent): LoadedContent =>
  allContent[docsPlugin]?.default as LoadedContent;
