import routes from '@generated/routes';
import {redirectFor} from './redirect';
import {leafPaths} from '../../lib/routePaths';

/** Runs before hydration, so that the router finds the page that the HTML contains. */
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
