import {useContext, useState, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';

/**
 * Links that are the same on every page. React Router tells each link of every new address, because a link may be relative to it; these
 * are not, and there are hundreds of them in a sidebar.
 */
export function StillLinks({children}: {children: ReactNode}): ReactNode {
  const [first] = useState(useContext(RouterContext));
  return (
    <RouterContext.Provider value={first}>{children}</RouterContext.Provider>
  );
}
