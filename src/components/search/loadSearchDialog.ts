import type * as SearchDialogModule from './SearchDialog';

/** Loads the dialog with DocSearch, on the first sign that the reader wants to search. */
export async function loadSearchDialog(): Promise<typeof SearchDialogModule> {
  return import(/* webpackChunkName: "search-dialog" */ './SearchDialog');
}
