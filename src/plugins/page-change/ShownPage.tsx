import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type {Location} from 'history';
import {useState, type ReactNode} from 'react';
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
  children: ReactNode;
}): ReactNode {
  const [shown, setShown] = useState<Shown>({location, previousLocation: null});
  if (shown.location !== location) {
    setShown({location, previousLocation: shown.location});
  }
  return (
    <ClientLifecyclesDispatcher {...shown}>
      <Route location={location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
