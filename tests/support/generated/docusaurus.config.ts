import type {DocusaurusConfig} from '@docusaurus/types';
import {site} from '../../../src/config/site';

/** What components read of the site's configuration, as Docusaurus hands it over. */
const config = {
  title: site.title.en,
  url: site.url,
  baseUrl: '/',
  future: {experimental_router: 'browser'} as DocusaurusConfig['future'],
  themeConfig: {
    colorMode: {
      defaultMode: 'light',
      disableSwitch: false,
      respectPrefersColorScheme: true,
    },
    navbar: {hideOnScroll: false, items: []},
    docs: {versionPersistence: 'none'},
  },
} satisfies Partial<DocusaurusConfig>;

export default config;
