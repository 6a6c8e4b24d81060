import type {Plugin} from '@docusaurus/types';

/** Leaves out DocSearch's menus of facets, of which this site has none: they would be more than half of the dialog's code. */
export default function searchDialogPlugin(): Plugin {
  return {
    name: 'search-dialog',
    configureWebpack: () => ({
      resolve: {
        alias: {'@base-ui/react/menu$': false},
      },
    }),
  };
}
