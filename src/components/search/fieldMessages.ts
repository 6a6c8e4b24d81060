import {translate} from '@docusaurus/Translate';

/** Name of search and of its field. */
export function searchName(): string {
  return translate({message: 'Search the docs'});
}

/** What the empty field says. */
export function searchPlaceholder(): string {
  return translate({message: 'A storage, a setting, an error message'});
}
