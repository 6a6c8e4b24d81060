import type {Plugin} from '@docusaurus/types';

/** Name of the chunk: see `src/components/search/loadSearchDialog.ts`. */
const CHUNK = 'search-dialog';

/**
 * Keeps search out of what every page loads. Docusaurus puts the style sheets of all chunks into one file; the dialog's own stay with its
 * code, which the reader's first intent to search loads. DocSearch's menus of facets, of which this site has none, are left out: they
 * would be more than half of that code.
 */
export default function searchDialogPlugin(): Plugin {
  return {
    name: 'search-dialog',
    configureWebpack: (_, isServer) => ({
      resolve: {
        alias: {'@base-ui/react/menu$': false},
      },
      ...(isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  styles: {
                    chunks: ({name}: {name?: string | null}) => name !== CHUNK,
                  },
                },
              },
            },
          }),
    }),
  };
}
