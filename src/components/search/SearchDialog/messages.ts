import type {DocSearchModalProps} from '@docsearch/react/modal';
import {translate} from '@docusaurus/Translate';
import {searchName, searchPlaceholder} from '../fieldMessages';

type Messages = NonNullable<DocSearchModalProps['translations']>;

const searchBox = (): Messages['searchBox'] => ({
  placeholderText: searchPlaceholder(),
  searchInputLabel: searchName(),
  clearButtonTitle: translate({
    id: 'search.clear',
    message: 'Clear',
    description: 'Button that empties the field of search',
  }),
  clearButtonAriaLabel: translate({
    id: 'search.clearLabel',
    message: 'Clear the query',
    description: 'Accessible name of the button that empties the field',
  }),
  closeButtonText: translate({
    id: 'search.close',
    message: 'Close',
    description: 'Button that closes search',
  }),
  closeButtonAriaLabel: translate({
    id: 'search.closeLabel',
    message: 'Close search',
    description: 'Accessible name of the button that closes search',
  }),
});

const startScreen = (): Messages['startScreen'] => ({
  recentSearchesTitle: translate({
    id: 'search.recent',
    message: 'Recent',
    description: 'Heading above the pages that the reader found before',
  }),
  saveRecentSearchButtonTitle: translate({
    id: 'search.keep',
    message: 'Add to favourites',
    description: 'Button beside a page that the reader found before',
  }),
  removeRecentSearchButtonTitle: translate({
    id: 'search.forgetRecent',
    message: 'Remove from recent',
    description: 'Button beside a page that the reader found before',
  }),
  favoriteSearchesTitle: translate({
    id: 'search.favourites',
    message: 'Favourites',
    description: 'Heading above the found pages that the reader has kept',
  }),
  removeFavoriteSearchButtonTitle: translate({
    id: 'search.forgetFavourite',
    message: 'Remove from favourites',
    description: 'Button beside a found page that the reader has kept',
  }),
});

const noResultsScreen = (): Messages['noResultsScreen'] => ({
  noResultsText: translate({
    id: 'search.nothing',
    message: 'No results for',
    description: 'Followed by the query in quotation marks',
  }),
  reportMissingResultsText: translate({
    id: 'search.missing',
    message: 'Should there be one?',
    description: 'Before a link, where a query finds nothing',
  }),
  reportMissingResultsLinkText: translate({
    id: 'search.report',
    message: 'Tell us what is missing',
    description: 'Link to the list of problems, where a query finds nothing',
  }),
});

const footer = (): Messages['footer'] => ({
  selectText: translate({
    id: 'search.keySelect',
    message: 'Open',
    description: 'What the Enter key does in search',
  }),
  selectKeyAriaLabel: translate({
    id: 'search.keyEnter',
    message: 'Enter key',
    description: 'Name of a key',
  }),
  navigateText: translate({
    id: 'search.keyMove',
    message: 'Move',
    description: 'What the arrow keys do in search',
  }),
  navigateUpKeyAriaLabel: translate({
    id: 'search.keyUp',
    message: 'Arrow up',
    description: 'Name of a key',
  }),
  navigateDownKeyAriaLabel: translate({
    id: 'search.keyDown',
    message: 'Arrow down',
    description: 'Name of a key',
  }),
  closeText: translate({
    id: 'search.keyClose',
    message: 'Close',
    description: 'What the Escape key does in search',
  }),
  closeKeyAriaLabel: translate({
    id: 'search.keyEscape',
    message: 'Close: Escape key',
    description: 'Name of a key, with what it does',
  }),
  poweredByText: translate({
    id: 'search.poweredBy',
    message: 'Search by',
    description: 'Before the name of the hosted search service',
  }),
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
