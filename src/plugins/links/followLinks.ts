import {createPath, type History} from 'history';
import {isFollowed, linkedPage} from './linkedPage';

interface Following {
  history: Pick<History, 'location' | 'push' | 'replace'>;
  /** Whether a path is that of a page in the language of the present one. */
  isPage: (pathname: string) => boolean;
  /** Has a page come ahead of the press that will ask for it. */
  preload: (pathname: string) => void;
}

const linkOf = ({target}: Event) =>
  target instanceof Element ? target.closest('a') : null;

/**
 * Shows the pages that links lead to in place of the present one: one listener for all links, of whichever part of a page and of whoever's text,
 * while React Router has three on each, and each hears of every new address.
 *
 * @returns ends it
 */
export function followLinks({history, isPage, preload}: Following): () => void {
  const ending = new AbortController();
  const {signal} = ending;
  document.addEventListener(
    'click',
    (press) => {
      const link = linkOf(press);
      const page = link && isFollowed(press) && linkedPage(link, isPage);
      if (page) {
        press.preventDefault();
        history[page === createPath(history.location) ? 'replace' : 'push'](
          page,
        );
      }
    },
    {signal},
  );
  for (const type of ['mouseover', 'touchstart']) {
    document.addEventListener(
      type,
      (event) => {
        const link = linkOf(event);
        if (link && linkedPage(link, isPage)) {
          preload(link.pathname);
        }
      },
      {passive: true, signal},
    );
  }
  return () => {
    ending.abort();
  };
}
