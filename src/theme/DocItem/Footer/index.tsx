/**
 * Swizzle: DocItem/Footer (replace, safe), from @docusaurus/theme-classic 3.10.2.
 * Why: a page can hide its last-updated time and its contributors, and dates follow the reader's language.
 * Remove when: the classic theme offers both.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {PageFooter} from '../../../components/page/PageFooter';
import {usePageFacts} from '../../../hooks/usePageFacts';
import {usePageFrontMatter} from '../../../hooks/usePageFrontMatter';

export default function DocItemFooter(): ReactNode {
  const {editUrl, lastUpdatedAt} = useDoc().metadata;
  const {lastUpdated, contributors} = usePageFrontMatter();
  const facts = usePageFacts();
  return (
    <PageFooter
      contributors={contributors === false ? [] : (facts.contributors ?? [])}
      editUrl={editUrl ?? undefined}
      updatedAt={
        lastUpdated === false ? undefined : (lastUpdatedAt ?? undefined)
      }
    />
  );
}
