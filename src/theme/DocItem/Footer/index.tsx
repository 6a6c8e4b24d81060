/**
 * Swizzle: DocItem/Footer (replace, unsafe), from @docusaurus/theme-classic 3.10.2.
 * Why: a page can hide its last-updated time and its contributors, a problem can be reported from it, and dates follow the reader's language.
 * Remove when: the classic theme offers all of them.
 */
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {PageFooter} from '../../../components/page/PageFooter';
import {useLocale} from '../../../hooks/useLocale';
import {PageInfo} from '../../../components/page-info/PageInfo';
import {pageInfoOf} from '../../../components/page-info/pageInfoItems';
import {usePageFacts} from '../../../components/page-info/usePageFacts';
import {usePageFrontMatter} from '../../../hooks/usePageFrontMatter';
import {reportAddress} from '../../../components/page/feedback';

export default function DocItemFooter(): ReactNode {
  const {editUrl, lastUpdatedAt, permalink, title} = useDoc().metadata;
  const {url} = useDocusaurusContext().siteConfig;
  const {label: version} = useDocsVersion();
  const locale = useLocale();
  const page = usePageFrontMatter();
  const {lastUpdated, contributors} = page;
  const facts = usePageFacts();
  return (
    <PageFooter
      info={<PageInfo items={pageInfoOf(page, facts)} />}
      contributors={contributors === false ? [] : (facts.contributors ?? [])}
      editUrl={editUrl ?? undefined}
      reportUrl={reportAddress({
        title,
        address: `${url}${permalink}`,
        locale,
        version,
      })}
      updatedAt={
        lastUpdated === false ? undefined : (lastUpdatedAt ?? undefined)
      }
    />
  );
}
