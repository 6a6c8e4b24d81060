import routes from '@generated/routes';
import {landingAddress} from '../../lib/landing';
import {leafPaths} from '../../lib/routePaths';

/**
 * Runs before the first render: shows the one spelling of the served page in the address bar, so that the router finds the page that
 * the HTML holds. On a not-found page whose address means a known page, loads that page.
 */
function settleAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>(
    'link[rel="canonical"]',
  );
  if (!canonical) {
    return;
  }
  const landing = landingAddress(
    window.location,
    new URL(canonical.href).pathname,
    leafPaths(routes),
  );
  if (landing.kind === 'rewrite') {
    window.history.replaceState(null, '', landing.to);
  } else if (landing.kind === 'load') {
    window.location.replace(landing.to);
  }
}

if (typeof window !== 'undefined') {
  settleAddress();
}
