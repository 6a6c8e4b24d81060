import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {
  useVersionAddresses,
  type VersionAddress,
} from '../../hooks/useVersionAddresses';
import {NavbarMenu} from './NavbarMenu';
import styles from './NavbarMenu.module.css';

function VersionList({
  versions,
  className,
}: {
  versions: readonly VersionAddress[];
  className?: string;
}): ReactNode {
  return (
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

/** The same page in each version, as links; renders nothing where there is only one. */
export function VersionLinks({className}: {className?: string}): ReactNode {
  const versions = useVersionAddresses();
  return versions.length < 2 ? null : (
    <VersionList className={className} versions={versions} />
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
      <VersionList className={styles.popup} versions={versions} />
    </NavbarMenu>
  );
}
