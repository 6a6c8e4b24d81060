import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type {Location} from 'history';
import {cloneElement, useState, type ReactElement, type ReactNode} from 'react';
import {Route} from 'react-router-dom';

interface Shown {
  location: Location;
  previousLocation: Location | null;
}

/** Stands in place of Docusaurus' `PendingNavigation`, which renders the old page once more while it brings the new one. */
export default function ShownPage({
  location,
  children,
}: {
  location: Location;
  /** The site's routes, the same element for every address. */
  children: ReactElement;
}): ReactNode {
  const [shown, setShown] = useState<Shown>({location, previousLocation: null});
  if (shown.location !== location) {
    setShown({location, previousLocation: shown.location});
  }
  return (
    <ClientLifecyclesDispatcher {...shown}>
      {/* Another element for another address: Preact would render an element that it knows after the dispatcher has scrolled. */}
      <Route location={location} render={() => cloneElement(children)} />
    </ClientLifecyclesDispatcher>
  );
}
