import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {UserThemeConfig as MermaidThemeConfig} from '@docusaurus/theme-mermaid';
import {site} from './site';

/** The image beside the site's name, under `static/`. */
export const logo = 'logo.svg';

/** Navbar, footer and the rest of the theme's settings. Labels are translated in `i18n/zh/docusaurus-theme-classic`. */
export const themeConfig: ThemeConfig & MermaidThemeConfig = {
  // The site stores and reads the reader's choice itself: see `colorMode.ts`.
  colorMode: {disableSwitch: true, respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: false, autoCollapseCategories: true}},
  navbar: {
    title: 'AList',
    logo: {src: logo, alt: ''},
    items: [
      {type: 'docSidebar', sidebarId: 'guide', label: 'Guide'},
      {type: 'docSidebar', sidebarId: 'config', label: 'Configuration'},
      {type: 'docSidebar', sidebarId: 'faq', label: 'FAQ'},
      {to: '/tool/', label: 'Get a token'},
      {to: '/tool/server/', label: 'Check my server'},
      {href: site.productDiscussion, label: 'Discussion'},
      {href: site.productSource, label: 'Source'},
    ],
  },
  footer: {
    links: [
      {
        title: 'Start',
        items: [
          {label: 'Introduction', to: '/guide/'},
          {label: 'Install', to: '/guide/install/'},
          {label: 'Add storage', to: '/guide/drivers/'},
        ],
      },
      {
        title: 'Look up',
        items: [
          {label: 'Configuration', to: '/config/'},
          {label: 'FAQ', to: '/faq/'},
          {label: 'Get a token', to: '/tool/'},
        ],
      },
      {
        title: 'Project',
        items: [
          {label: 'Product source', href: site.productSource},
          {label: 'Discussion', href: site.productDiscussion},
          {label: 'Source of these pages', href: site.repository},
        ],
      },
    ],
    copyright: 'Text CC BY 4.0, code MIT.',
  },
  // Code is highlighted at build time: see src/markdown/code/. The theme's own colours would be sent with every page.
  prism: {theme: {plain: {}, styles: []}, additionalLanguages: []},
  // Its colours are those of the site: see src/components/diagram/.
  mermaid: {theme: {light: 'base', dark: 'base'}},
};
