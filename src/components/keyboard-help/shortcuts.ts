import {translate} from '@docusaurus/Translate';
import {neighbourLinkIds} from './pageKeys';

/** One row of the list of shortcuts. */
export interface Shortcut {
  id: string;
  keys: readonly string[];
  label: () => string;
  /** Id of the link that it follows; without this link it does nothing. */
  link?: string;
}

/** Every shortcut of the site; a feature with shortcuts adds its rows here. */
const shortcuts: readonly Shortcut[] = [
  {
    id: 'search',
    keys: ['/'],
    label: () => translate({message: 'Search'}),
  },
  {
    id: 'searchAnywhere',
    keys: ['Ctrl / ⌘', 'K'],
    label: () => translate({message: 'Search, also while you type'}),
  },
  {
    id: 'next',
    keys: ['Alt', '→'],
    label: () => translate({message: 'Next page'}),
    link: neighbourLinkIds.next,
  },
  {
    id: 'previous',
    keys: ['Alt', '←'],
    label: () => translate({message: 'Previous page'}),
    link: neighbourLinkIds.previous,
  },
  {
    id: 'help',
    keys: ['?'],
    label: () => translate({message: 'Open this list'}),
  },
  {
    id: 'escape',
    keys: ['Esc'],
    label: () => translate({message: 'Close a menu or a window of the page'}),
  },
];

/** The shortcuts that do something on the current page. */
export function availableShortcuts(): Shortcut[] {
  return shortcuts.filter(
    ({link}) => link === undefined || document.getElementById(link) !== null,
  );
}
