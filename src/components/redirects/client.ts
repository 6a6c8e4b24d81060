import routes from '@generated/routes';
import {redirectFor} from './redirect';
import {leafPaths} from '../../lib/routePaths';

/**
 * Runs before hydration: puts the canonical address of the served page in the address bar, so that the router finds the page that the HTML
 * contains. On a not-found page whose address means a known page, loads that page, and the one of the
 * right language where the host has a single not-found page.
 */
function correctAddress(): void {
  // Not the canonical link, which on a page of an older version names the newest one.
  const served = document.querySelector<HTMLMetaElement>(
    'meta[property="og:url"]',
  );
  if (!served) {
    return;
  }
  const redirect = redirectFor(
    window.location,
    new URL(served.content).pathname,
    leafPaths(routes),
  );
  if (redirect.kind === 'rewrite') {
    window.history.replaceState(window.history.state, '', redirect.to);
  } else if (redirect.kind === 'load') {
    window.location.replace(redirect.to);
  }
}

if (typeof window !== 'undefined') {
  correctAddress();
}
