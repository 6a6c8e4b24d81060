/**
 * Swizzle: DocBreadcrumbs (replace, unsafe), from @docusaurus/theme-classic 3.10.2.
 * Why: the breadcrumb shows the page's icon, as its author wishes, and is an ordered list with the page marked.
 * Remove when: the classic theme offers icons in the breadcrumb.
 */
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';
import {Breadcrumb} from '../../components/breadcrumb/Breadcrumb';
import {breadcrumbIconByDefault} from '../../config/pageInfo';
import {usePageFrontMatter} from '../../hooks/usePageFrontMatter';

export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const {icon, breadcrumbIcon = breadcrumbIconByDefault} = usePageFrontMatter();
  return breadcrumbs === null ? null : (
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
