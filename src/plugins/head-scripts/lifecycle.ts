import type {HeadElement} from '../../lib/headScripts';
import {headStep} from '../../lib/headStep';

/** The page as Docusaurus tells a client module of it. */
interface RouteUpdate {
  location: {pathname: string};
}

/** What Docusaurus calls when the reader goes to another page: before it is shown, and after. */
interface Lifecycle {
  onRouteUpdate: (update: RouteUpdate) => void;
  onRouteDidUpdate: (update: RouteUpdate) => void;
}

function insert({tag, attributes}: HeadElement): void {
  const element = document.createElement(tag);
  Object.entries(attributes).forEach(([name, value]) => {
    element.setAttribute(name, value);
  });
  document.head.append(element);
}

/** Calls once the page is loaded and the browser has nothing better to do. Returns what takes the call back. */
function whenIdle(call: () => void): () => void {
  let takeBack: () => void;
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(call);
      takeBack = () => {
        window.cancelIdleCallback(handle);
      };
    } else {
      const timer = setTimeout(call);
      takeBack = () => {
        clearTimeout(timer);
      };
    }
  };
  takeBack = () => {
    window.removeEventListener('load', wait);
  };
  if (document.readyState === 'complete') {
    wait();
  } else {
    window.addEventListener('load', wait, {once: true});
  }
  return () => {
    takeBack();
  };
}

/**
 * Inserts elements into the head of pages that may carry them, after everything of the page itself.
 *
 * @param reload loads the page in the address bar anew
 */
export function createLifecycle(
  elements: readonly HeadElement[],
  reload: () => void,
): Lifecycle {
  let isInserted = false;
  let takeBack: (() => void) | undefined;
  return {
    onRouteUpdate({location}) {
      takeBack?.();
      if (headStep(location.pathname, isInserted) === 'reload') {
        reload();
      }
    },
    onRouteDidUpdate({location}) {
      if (headStep(location.pathname, isInserted) === 'insert') {
        takeBack = whenIdle(() => {
          isInserted = true;
          elements.forEach(insert);
        });
      }
    },
  };
}
