import {CONSENT_EVENT, type Consent} from '../consent/consent';
import type {HeadElement} from './headScripts';
import {headStep} from './headStep';

/** What Docusaurus passes to a client module on navigation. */
interface RouteUpdate {
  location: {pathname: string};
}

/** What Docusaurus calls on navigation: before the page is shown, and after. */
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

/** How long to wait at most for a browser that is always busy, in milliseconds. */
const PATIENCE = 2000;

/** Calls once the page is loaded and the browser is idle. Returns a function that cancels the call. */
function whenIdle(call: () => void): () => void {
  let takeBack: () => void;
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(call, {
        timeout: PATIENCE,
      });
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
 * Inserts elements into the head of pages that may have them, after everything of the page itself; those that need consent once the visitor
 * has agreed.
 *
 * @param reload reloads the page in the address bar
 * @param page where the consent event is dispatched; `undefined` while the HTML is rendered
 */
export function createLifecycle(
  elements: readonly HeadElement[],
  reload: () => void,
  page: EventTarget | undefined,
): Lifecycle {
  const inserted = new Set<HeadElement>();
  let consent: Consent = 'open';
  let current: string | undefined;
  let takeBack: (() => void) | undefined;

  const mayCome = ({asks}: HeadElement) =>
    asks === undefined || consent === 'agreed';
  const waiting = () =>
    elements.filter((element) => mayCome(element) && !inserted.has(element));
  const stepAt = (pathname: string) =>
    headStep(pathname, {
      inserted: inserted.size,
      waiting: waiting().length,
      isWithdrawn: [...inserted].some((element) => !mayCome(element)),
    });

  const insertAt = (pathname: string) => {
    takeBack?.();
    if (stepAt(pathname) === 'insert') {
      takeBack = whenIdle(() => {
        waiting().forEach((element) => {
          inserted.add(element);
          insert(element);
        });
      });
    }
  };

  page?.addEventListener(CONSENT_EVENT, (event) => {
    consent = (event as CustomEvent<Consent>).detail;
    if (current === undefined) {
      return;
    }
    if (consent === 'refused' && stepAt(current) === 'reload') {
      reload();
    } else {
      insertAt(current);
    }
  });

  return {
    onRouteUpdate({location}) {
      takeBack?.();
      current = undefined;
      if (stepAt(location.pathname) === 'reload') {
        reload();
      }
    },
    onRouteDidUpdate({location}) {
      current = location.pathname;
      insertAt(current);
    },
  };
}
