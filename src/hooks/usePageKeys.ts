import {useEffect} from 'react';
import {neighbourLinkIds, pageKey, pageKeysChoice} from '../lib/pageKeys';
import {useStored} from './storage';

/** Inputs that take no text: a key that types something means nothing to them. */
const pressed = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file']
  .map((type) => `[type="${type}"]`)
  .join();

/** Where a key enters or chooses something of its own. */
const typing = `input:not(${pressed}), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="searchbox"]`;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(typing) !== null;

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
