import type {Options} from '@docusaurus/plugin-content-docs';
import {localeCodes} from '../../config/locales';
import {site} from '../../config/site';
import {createRemarkFacts} from '../facts/remarkFacts';
import {generateSidebarItems} from './sidebarItems';
import {remarkRootLinks} from './remarkRootLinks';

const translatedDocs = (locale: string) =>
  `i18n/${locale}/docusaurus-plugin-content-docs/current`;

/** Where a page's text is edited, in the language it is read in. */
export function editUrl(locale: string, docPath: string): string {
  const isTranslated = localeCodes.slice(1).some((code) => code === locale);
  const folder = isTranslated ? translatedDocs(locale) : 'docs';
  return `${site.repository}/edit/${site.editBranch}/${folder}/${docPath}`;
}

/** The docs plugin: every page of the site is one of its documents. */
export function docsOptions(siteDir: string, showHistory: boolean): Options {
  return {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    sidebarItemsGenerator: generateSidebarItems,
    numberPrefixParser: false,
    editUrl: ({locale: code, docPath}) => editUrl(code, docPath),
    showLastUpdateTime: showHistory,
    beforeDefaultRemarkPlugins: [remarkRootLinks],
    remarkPlugins: [createRemarkFacts(siteDir)],
    breadcrumbs: true,
    sidebarCollapsed: true,
    versions: {current: {label: site.productVersion}},
    admonitions: {keywords: ['note', 'tip', 'info', 'warning', 'danger']},
  };
}
