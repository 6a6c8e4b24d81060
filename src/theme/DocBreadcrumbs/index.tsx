/**
 * Swizzle: DocBreadcrumbs (replace, unsafe), from @docusaurus/theme-classic 3.10.2.
 * Why: the breadcrumb shows the page's icon, as its author wishes, is an ordered list with the page marked, and is on pages without a
 * sidebar too.
 * Remove when: the classic theme offers these.
 */
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';
import {Breadcrumb} from '../../components/breadcrumb/Breadcrumb';
import {useFolderBreadcrumbs} from '../../components/breadcrumb/useFolderBreadcrumbs';
import {breadcrumbIconByDefault} from '../../config/pageInfo';
import {usePageFrontMatter} from '../../hooks/usePageFrontMatter';

export default function DocBreadcrumbs(): ReactNode {
  const folders = useFolderBreadcrumbs();
  const breadcrumbs = useSidebarBreadcrumbs() ?? folders;
  const {icon, breadcrumbIcon = breadcrumbIconByDefault} = usePageFrontMatter();
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
      <Breadcrumb
        home={<HomeBreadcrumbItem />}
        icon={breadcrumbIcon ? icon : undefined}
        items={breadcrumbs}
      />
    </>
  );
}
