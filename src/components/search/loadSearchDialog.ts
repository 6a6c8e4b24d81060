import type * as SearchDialogModule from './SearchDialog';

/** The dialog with DocSearch in it: loaded by the first intent to search. The plugin `search-dialog` knows the name of its chunk. */
export async function loadSearchDialog(): Promise<typeof SearchDialogModule> {
  return import(/* webpackChunkName: "search-dialog" */ './SearchDialog');
}
