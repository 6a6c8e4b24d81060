/**
 * Swizzle: Layout/Provider (replace, unsafe), from @docusaurus/theme-classic 3.10.2.
 * Why: the theme also keeps the state of its own navbar, of its sidebar on narrow screens, and of its announcement bar, which this site
 * replaces; each page would load them.
 * Remove when: the classic theme loads them with the parts that need them.
 */
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/Layout/Provider';
import type {ReactNode} from 'react';
import {
  ColorModeProvider,
  PluginHtmlClassNameProvider,
} from '../../../hooks/docusaurusInternal';

export default function LayoutProvider({children}: Props): ReactNode {
  return (
    <ColorModeProvider>
      <DocsPreferredVersionContextProvider>
        <PluginHtmlClassNameProvider>{children}</PluginHtmlClassNameProvider>
      </DocsPreferredVersionContextProvider>
    </ColorModeProvider>
  );
}
