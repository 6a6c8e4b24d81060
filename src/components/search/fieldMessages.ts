import {translate} from '@docusaurus/Translate';

export function searchName(): string {
  return translate({message: 'Search the docs'});
}

export function searchPlaceholder(): string {
  return translate({message: 'A storage, a setting, an error message'});
}
