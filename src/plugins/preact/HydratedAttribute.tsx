import Head from '@docusaurus/Head';
import {useEffect, useState, type ReactNode} from 'react';
import {pageTurns} from '../../lib/pageTurns';

/** Stands in place of Docusaurus' own, which does not wait for the parts of a page that come to life later. */
export default function HydratedAttribute(): ReactNode {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    pageTurns.whenDone(() => setHydrated(true));
  }, []);
  return <Head htmlAttributes={{'data-has-hydrated': isHydrated}}>{null}</Head>;
}
