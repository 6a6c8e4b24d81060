import routes from '@generated/routes';
import {landingAddress} from './redirect';
import {leafPaths} from '../../lib/routePaths';

/**
 * Runs before hydration: puts the canonical address of the served page in the address bar, so that the router finds the page that the HTML
 * contains. On a not-found page whose address means a known page, loads that page.
 */
function settleAddress(): void {
  // Not the canonical link, which on a page of an older version names the newest one.
  const served = document.querySelector<HTMLMetaElement>(
    'meta[property="og:url"]',
  );
  if (!served) {
    return;
  }
  const landing = landingAddress(
    window.location,
    new URL(served.content).pathname,
    leafPaths(routes),
  );
  if (landing.kind === 'rewrite') {
    window.history.replaceState(window.history.state, '', landing.to);
  } else if (landing.kind === 'load') {
    window.location.replace(landing.to);
  }
}

if (typeof window !== 'undefined') {
  settleAddress();
}
