import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import {createBrowserHistory, type History} from 'history';
import {useEffect, useState, type ReactNode} from 'react';
import {Router} from 'react-router-dom';
import {leafPaths} from '../../lib/routePaths';
import {followLinks} from '../links/followLinks';
import {heldHistory} from './heldHistory';

const pages = new Set(leafPaths(routes));

function createHistory(): History {
  const history = createBrowserHistory();
  dispatchLifecycleAction('onRouteUpdate', {
    previousLocation: null,
    location: normalizeLocation(history.location),
  });
  return heldHistory(history, {
    begin: (location, previous) =>
      dispatchLifecycleAction('onRouteUpdate', {
        previousLocation: normalizeLocation(previous),
        location: normalizeLocation(location),
      }),
    bring: async (location) => {
      try {
        await preload(normalizeLocation(location).pathname);
        return true;
      } catch (error) {
        // The part may be of a build that is no longer there.
        console.warn(error);
        window.location.reload();
        return false;
      }
    },
  });
}

/** Stands in place of React Router's own, for which a page changes as soon as its link is pressed. */
export function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  const [history] = useState(createHistory);
  useEffect(
    () =>
      followLinks({
        history,
        isPage: (pathname) => pages.has(pathname),
        preload: (pathname) => {
          void window.docusaurus.preload(pathname);
        },
      }),
    [history],
  );
  return <Router history={history}>{children}</Router>;
}

/** Docusaurus chooses between the two when a page starts; this site has addresses, not fragments. */
export {BrowserRouter as HashRouter};
