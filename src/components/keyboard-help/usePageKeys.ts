import {useEffect} from 'react';
import {
  neighbourLinkIds,
  pageKey,
  pageKeysChoice,
  typingPlaces,
} from './pageKeys';
import {useStored} from '../../lib/browser/storage';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(typingPlaces) !== null;

/** No shortcut works while a modal dialog is open. */
const isDialogOpen = () =>
  [...document.querySelectorAll('dialog[open]')].some((dialog) =>
    dialog.matches(':modal'),
  );

/**
 * Handles the site's shortcuts: they follow the page's own links to its neighbours, or call these functions, unless the visitor turned them
 * off. Both functions must be the same ones in every render.
 */
export function usePageKeys(
  openHelp: () => void,
  openSearch: () => void,
): void {
  const [choice] = useStored(pageKeysChoice);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || isDialogOpen();
      const key = isTaken ? undefined : pageKey(event, isTyping(event.target));
      if (key === 'help') {
        event.preventDefault();
        openHelp();
      } else if (key === 'search') {
        event.preventDefault();
        openSearch();
      } else if (key !== undefined) {
        const link = document.getElementById(neighbourLinkIds[key]);
        if (link) {
          event.preventDefault();
          link.click();
        }
      }
    };
    if (choice === 'on') {
      document.addEventListener('keydown', onKey);
    }
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [choice, openHelp, openSearch]);
}
