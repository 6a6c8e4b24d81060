import type * as SearchDialogModule from './SearchDialog';

/** The dialog with DocSearch in it: loaded by the first intent to search. */
export async function loadSearchDialog(): Promise<typeof SearchDialogModule> {
  return import(/* webpackChunkName: "search-dialog" */ './SearchDialog');
}
