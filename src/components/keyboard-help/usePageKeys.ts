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

/** A modal dialog keeps the keys to itself. */
const isBehindDialog = () =>
  [...document.querySelectorAll('dialog[open]')].some((dialog) =>
    dialog.matches(':modal'),
  );

/**
 * Lets the keys of the site follow the page's own links to its neighbours and open what they open, unless the reader switched them off.
 * Both functions are the same ones in each render.
 */
export function usePageKeys(
  openHelp: () => void,
  openSearch: () => void,
): void {
  const [choice] = useStored(pageKeysChoice);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || isBehindDialog();
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
