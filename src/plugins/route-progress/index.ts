import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Tells the style sheet while a page comes that the reader has not seen since the site was loaded, and keeps the theme's own bar out of the
 * browser: a script that lays out the page that it waits for.
 */
export default function routeProgressPlugin(): Plugin {
  return {
    name: 'route-progress',
    getClientModules: () => [path.join(__dirname, 'client')],
    configureWebpack: () => ({
      resolve: {
        alias: {
          [require.resolve('@docusaurus/theme-classic/lib/nprogress')]: false,
        },
      },
    }),
  };
}
