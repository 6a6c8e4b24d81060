import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {usePageAddress} from '../../hooks/usePageAddress';
import {usePageDetails} from '../page-info/usePageDetails';

/** The path to a page that is in no sidebar: the first pages of the folders that it is in, and the page itself. */
export function useFolderBreadcrumbs(): PropSidebarBreadcrumbsItem[] {
  const {title, permalink} = useDoc().metadata;
  const {folders = []} = usePageDetails();
  const addressOf = usePageAddress();
  return [
    ...folders.map(({page, title: label}) => ({
      type: 'link' as const,
      label,
      href: addressOf(page),
    })),
    {type: 'link', label: title, href: permalink},
  ];
}
