import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useLocale} from '../../../hooks/useLocale';
import {addressOf} from '../../../lib/address';
import type {CatalogueRow} from '../../../lib/factBlocks';
import type {InLocale} from '../../../lib/localize';
import {monogramOf} from '../../../lib/monogram';
import {MonogramTile} from '../../ui/MonogramTile';
import {authName, downloadName, kindName} from '../driverWords';
import styles from './styles.module.css';

/** One driver: its service, what it asks for, and its page where there is one. */
export function CatalogueEntry({
  driver,
}: {
  driver: InLocale<CatalogueRow>;
}): ReactNode {
  const locale = useLocale();
  const {name, service, kind, auth, download, page} = driver;
  return (
    <li className={styles.entry}>
      <MonogramTile {...monogramOf(name)} />
      <div>
        <p className={styles.name}>
          {page === undefined ? (
            service
          ) : (
            <Link to={addressOf(`/guide/drivers/${page}`, locale)}>
              {service}
            </Link>
          )}{' '}
          <code>{name}</code>
        </p>
        <p className={styles.details}>
          {[
            kindName(kind),
            auth.map(authName).join(', '),
            downloadName(download),
          ].join(' · ')}
        </p>
      </div>
    </li>
  );
}
