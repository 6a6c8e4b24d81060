import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useLocale} from '../../../hooks/useLocale';
import {addressOf} from '../../../lib/address';
import type {CatalogueRow} from '../../../lib/factBlocks';
import type {InLocale} from '../../../lib/localize';

/** The name of a driver's service, leading to its page where there is one. */
export function DriverLink({
  driver: {service, page},
}: {
  driver: InLocale<CatalogueRow>;
}): ReactNode {
  const locale = useLocale();
  return page === undefined ? (
    service
  ) : (
    <Link to={addressOf(`/guide/drivers/${page}`, locale)}>{service}</Link>
  );
}
