import {createRoot, hydrateRoot as hydrate} from 'preact/compat/client';
import {pageTurns} from '../../../lib/pageTurns';

/** Brings a page to life, in a task behind the one that has run its program. */
function hydrateRoot(
  ...[container, app]: Parameters<typeof hydrate>
): ReturnType<typeof createRoot> {
  void pageTurns.take().due.then(() => hydrate(container, app));
  return createRoot(container);
}

export default {createRoot, hydrateRoot};
