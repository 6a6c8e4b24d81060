import type {DocSearchModalProps} from '@docsearch/react/modal';
import {translate} from '@docusaurus/Translate';
import {searchName, searchPlaceholder} from '../fieldMessages';

/** Every text that DocSearch shows. The site has its own error screen. */
export const docSearchMessages = (): DocSearchModalProps['translations'] => ({
  searchBox: {
    placeholderText: searchPlaceholder(),
    searchInputLabel: searchName(),
    clearButtonTitle: translate({message: 'Clear'}),
    clearButtonAriaLabel: translate({message: 'Clear the query'}),
    closeButtonText: translate({message: 'Close'}),
    closeButtonAriaLabel: translate({message: 'Close search'}),
  },
  startScreen: {
    recentSearchesTitle: translate({message: 'Recent'}),
    saveRecentSearchButtonTitle: translate({message: 'Add to favourites'}),
    removeRecentSearchButtonTitle: translate({message: 'Remove from recent'}),
    favoriteSearchesTitle: translate({message: 'Favourites'}),
    removeFavoriteSearchButtonTitle: translate({
      message: 'Remove from favourites',
    }),
  },
  noResultsScreen: {
    noResultsText: translate({message: 'No results for'}),
    reportMissingResultsText: translate({message: 'Should there be one?'}),
    reportMissingResultsLinkText: translate({
      message: 'Tell us what is missing',
    }),
  },
  footer: {
    selectText: translate({message: 'Open'}),
    selectKeyAriaLabel: translate({message: 'Enter key'}),
    navigateText: translate({message: 'Move'}),
    navigateUpKeyAriaLabel: translate({message: 'Arrow up'}),
    navigateDownKeyAriaLabel: translate({message: 'Arrow down'}),
    closeText: translate({message: 'Close'}),
    closeKeyAriaLabel: translate({message: 'Close: Escape key'}),
    poweredByText: translate({message: 'Search by'}),
  },
});
