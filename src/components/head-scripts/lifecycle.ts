import {CONSENT_EVENT, type ConsentStatus} from '../consent/consentState';
import {whenIdle} from '../../lib/browser/whenIdle';
import type {HeadElement} from './headScripts';
import {headAction} from './headAction';

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

/**
 * Inserts elements into the head of pages that may have them, after everything of the page itself; those that need consent once the reader
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
  let consent: ConsentStatus = 'open';
  let current: string | undefined;
  let cancelInsertion: (() => void) | undefined;

  const isAllowed = ({purpose}: HeadElement) =>
    purpose === undefined || consent === 'agreed';
  const waiting = () =>
    elements.filter((element) => isAllowed(element) && !inserted.has(element));
  const actionAt = (pathname: string) =>
    headAction(pathname, {
      inserted: inserted.size,
      waiting: waiting().length,
      isWithdrawn: [...inserted].some((element) => !isAllowed(element)),
    });

  const insertAt = (pathname: string) => {
    cancelInsertion?.();
    if (actionAt(pathname) === 'insert') {
      cancelInsertion = whenIdle(() => {
        waiting().forEach((element) => {
          inserted.add(element);
          insert(element);
        });
      });
    }
  };

  page?.addEventListener(CONSENT_EVENT, (event) => {
    consent = (event as CustomEvent<ConsentStatus>).detail;
    if (current === undefined) {
      return;
    }
    if (consent === 'refused' && actionAt(current) === 'reload') {
      reload();
    } else {
      insertAt(current);
    }
  });

  return {
    onRouteUpdate({location}) {
      cancelInsertion?.();
      current = undefined;
      if (actionAt(location.pathname) === 'reload') {
        reload();
      }
    },
    onRouteDidUpdate({location}) {
      current = location.pathname;
      insertAt(current);
    },
  };
}
