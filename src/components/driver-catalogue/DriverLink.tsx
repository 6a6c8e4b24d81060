import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {usePageAddress} from '../../hooks/usePageAddress';
import type {CatalogueRow} from '../../markdown/facts/factBlocks';
import type {InLocale} from '../../lib/localize';

/** The name of a driver's service, as a link to its page, if any. */
export function DriverLink({
  driver: {service, page},
}: {
  driver: InLocale<CatalogueRow>;
}): ReactNode {
  const addressOf = usePageAddress();
  return page === undefined ? (
    service
  ) : (
    <Link to={addressOf(`/guide/drivers/${page}`)}>{service}</Link>
  );
}
