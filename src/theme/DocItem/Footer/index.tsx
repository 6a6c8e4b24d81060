/**
 * Swizzle: DocItem/Footer (replace, safe), from @docusaurus/theme-classic 3.10.2.
 * Why: a page can hide its last-updated time, and dates follow the reader's language without the editor's name.
 * Remove when: the classic theme offers both.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {PageFooter} from '../../../components/page/PageFooter';
import {usePageFrontMatter} from '../../../hooks/usePageFrontMatter';

export default function DocItemFooter(): ReactNode {
  const {editUrl, lastUpdatedAt} = useDoc().metadata;
  const {lastUpdated} = usePageFrontMatter();
  return (
    <PageFooter
      editUrl={editUrl ?? undefined}
      updatedAt={
        lastUpdated === false ? undefined : (lastUpdatedAt ?? undefined)
      }
    />
  );
}
