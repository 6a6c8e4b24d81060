import type {DocSearchModalProps} from '@docsearch/react/modal';
import {translate} from '@docusaurus/Translate';
import {searchName, searchPlaceholder} from '../fieldMessages';

type Messages = NonNullable<DocSearchModalProps['translations']>;

const searchBox = (): Messages['searchBox'] => ({
  placeholderText: searchPlaceholder(),
  searchInputLabel: searchName(),
  clearButtonTitle: translate({message: 'Clear'}),
  clearButtonAriaLabel: translate({message: 'Clear the query'}),
  closeButtonText: translate({message: 'Close'}),
  closeButtonAriaLabel: translate({message: 'Close search'}),
});

const startScreen = (): Messages['startScreen'] => ({
  recentSearchesTitle: translate({message: 'Recent'}),
  saveRecentSearchButtonTitle: translate({message: 'Add to favourites'}),
  removeRecentSearchButtonTitle: translate({message: 'Remove from recent'}),
  favoriteSearchesTitle: translate({message: 'Favourites'}),
  removeFavoriteSearchButtonTitle: translate({
    message: 'Remove from favourites',
  }),
});

const noResultsScreen = (): Messages['noResultsScreen'] => ({
  noResultsText: translate({message: 'No results for'}),
  reportMissingResultsText: translate({message: 'Should there be one?'}),
  reportMissingResultsLinkText: translate({message: 'Tell us what is missing'}),
});

const footer = (): Messages['footer'] => ({
  selectText: translate({message: 'Open'}),
  selectKeyAriaLabel: translate({message: 'Enter key'}),
  navigateText: translate({message: 'Move'}),
  navigateUpKeyAriaLabel: translate({message: 'Arrow up'}),
  navigateDownKeyAriaLabel: translate({message: 'Arrow down'}),
  closeText: translate({message: 'Close'}),
  closeKeyAriaLabel: translate({message: 'Close: Escape key'}),
  poweredByText: translate({message: 'Search by'}),
});

/** Every text that DocSearch shows. The site has its own error screen. */
export function docSearchMessages(): Messages {
  return {
    searchBox: searchBox(),
    startScreen: startScreen(),
    noResultsScreen: noResultsScreen(),
    footer: footer(),
  };
}
