import {useEffect} from 'react';
import {neighbourLinkIds, pageKey, pageKeysChoice, isTyping} from './pageKeys';
import {useStored} from '../../lib/browser/storage';
import {openSearch} from '../search/useSearch';
import {openKeyboardHelp} from './useKeyboardHelp';

/** No shortcut works while a modal dialog is open. */
const isDialogOpen = () =>
  [...document.querySelectorAll('dialog[open]')].some((dialog) =>
    dialog.matches(':modal'),
  );

/** The site's shortcuts, unless the reader turned them off: they follow the page's own links to its neighbours, or open something. */
export function usePageKeys(): void {
  const [choice] = useStored(pageKeysChoice);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || isDialogOpen();
      const key = isTaken ? undefined : pageKey(event, isTyping(event.target));
      if (key === 'help') {
        event.preventDefault();
        openKeyboardHelp();
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
  }, [choice]);
}
