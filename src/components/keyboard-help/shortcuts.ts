import {translate} from '@docusaurus/Translate';
import {neighbourLinkIds} from './pageKeys';

/** One row of the list of shortcuts. */
export interface Shortcut {
  id: string;
  keys: readonly string[];
  label: () => string;
  /** Whether it does something on the current page. */
  isAvailable: () => boolean;
}

const isOnPage = (id: string) => document.getElementById(id) !== null;

/** Every shortcut of the site; a feature with shortcuts adds its rows here. */
const shortcuts: readonly Shortcut[] = [
  {
    id: 'search',
    keys: ['/'],
    label: () => translate({message: 'Search'}),
    isAvailable: () => true,
  },
  {
    id: 'searchAnywhere',
    keys: ['Ctrl / ⌘', 'K'],
    label: () => translate({message: 'Search, also while you type'}),
    isAvailable: () => true,
  },
  {
    id: 'next',
    keys: ['Alt', '→'],
    label: () => translate({message: 'Next page'}),
    isAvailable: () => isOnPage(neighbourLinkIds.next),
  },
  {
    id: 'previous',
    keys: ['Alt', '←'],
    label: () => translate({message: 'Previous page'}),
    isAvailable: () => isOnPage(neighbourLinkIds.previous),
  },
  {
    id: 'help',
    keys: ['?'],
    label: () => translate({message: 'Open this list'}),
    isAvailable: () => true,
  },
  {
    id: 'escape',
    keys: ['Esc'],
    label: () => translate({message: 'Close a menu or a window of the page'}),
    isAvailable: () => true,
  },
];

/** The shortcuts that do something on the current page. */
export function availableShortcuts(): Shortcut[] {
  return shortcuts.filter(({isAvailable}) => isAvailable());
}
