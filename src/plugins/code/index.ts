import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the highlighter out of the browser: code has its colours when the site is built, but the classic theme would load Prism on every
 * page.
 */
export default function codePlugin(): Plugin {
  return {
    name: 'code',
    configureWebpack: () => ({
      resolve: {
        alias: {
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]:
            path.join(__dirname, 'nothing.ts'),
        },
      },
    }),
  };
}
