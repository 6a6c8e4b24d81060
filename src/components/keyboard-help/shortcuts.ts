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
    label: () =>
      translate({
        id: 'site.keys.search',
        message: 'Search',
        description: 'What a key does',
      }),
    isAvailable: () => true,
  },
  {
    id: 'searchAnywhere',
    keys: ['Ctrl / ⌘', 'K'],
    label: () =>
      translate({
        id: 'site.keys.searchAnywhere',
        message: 'Search, also while you type',
        description: 'What a key does',
      }),
    isAvailable: () => true,
  },
  {
    id: 'next',
    keys: ['Alt', '→'],
    label: () =>
      translate({
        id: 'site.keys.next',
        message: 'Next page',
        description: 'What a key does',
      }),
    isAvailable: () => isOnPage(neighbourLinkIds.next),
  },
  {
    id: 'previous',
    keys: ['Alt', '←'],
    label: () =>
      translate({
        id: 'site.keys.previous',
        message: 'Previous page',
        description: 'What a key does',
      }),
    isAvailable: () => isOnPage(neighbourLinkIds.previous),
  },
  {
    id: 'help',
    keys: ['?'],
    label: () =>
      translate({
        id: 'site.keys.help',
        message: 'Open this list',
        description: 'What a key does',
      }),
    isAvailable: () => true,
  },
  {
    id: 'escape',
    keys: ['Esc'],
    label: () =>
      translate({
        id: 'site.keys.escape',
        message: 'Close a menu or a window of the page',
        description: 'What a key does',
      }),
    isAvailable: () => true,
  },
];

/** The shortcuts that do something on the current page. */
export function availableShortcuts(): Shortcut[] {
  return shortcuts.filter(({isAvailable}) => isAvailable());
}
