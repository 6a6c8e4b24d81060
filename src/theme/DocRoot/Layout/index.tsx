/**
 * Swizzle: DocRoot/Layout (replace, unsafe), from @docusaurus/theme-classic 3.10.2.
 * Why: the sidebar is the site's own, at the site's own breakpoints.
 * Remove when: the classic theme's breakpoints can be configured.
 */
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout';
import type {ReactNode} from 'react';
import {DocsFrame} from '../../../components/page/DocsFrame';

export default function DocRootLayout({children}: Props): ReactNode {
  return <DocsFrame sidebar={useDocsSidebar()?.items}>{children}</DocsFrame>;
}
