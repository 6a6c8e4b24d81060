import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useVersionAddresses} from '../../hooks/useVersionAddresses';
import {NavbarMenu} from './NavbarMenu';
import styles from './NavbarMenu.module.css';

/** The same page in each version, as links; renders nothing where there is only one. */
export function VersionLinks({className}: {className?: string}): ReactNode {
  const versions = useVersionAddresses();
  return versions.length < 2 ? null : (
    <ul className={clsx(styles.list, className)}>
      {versions.map(({name, label, address, isCurrent}) => (
        <li key={name}>
          <Link
            aria-current={isCurrent ? 'true' : undefined}
            className={styles.link}
            to={address}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The version menu of the navbar, where there is more than one. */
export function VersionMenu(): ReactNode {
  const versions = useVersionAddresses();
  const label = versions.find(({isCurrent}) => isCurrent)?.label ?? '';
  return versions.length < 2 ? null : (
    <NavbarMenu
      icon="package"
      label={label}
      name={translate({message: 'Version: {version}'}, {version: label})}
    >
      <VersionLinks className={`${styles.popup} floating`} />
    </NavbarMenu>
  );
}
