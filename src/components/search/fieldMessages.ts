import {translate} from '@docusaurus/Translate';

/** Name of search and of its field. */
export function searchName(): string {
  return translate({
    id: 'search.name',
    message: 'Search the docs',
    description: 'Accessible name of search',
  });
}

/** What the empty field says. */
export function searchPlaceholder(): string {
  return translate({
    id: 'search.placeholder',
    message: 'A storage, a setting, an error message',
    description: 'Inside the empty field of search: what can be searched for',
  });
}
