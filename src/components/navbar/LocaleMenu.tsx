import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import routes from '@generated/routes';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {localeCodes, locales} from '../../config/locales';
import {useAlternateAddress} from './useAlternateAddress';
import {useLocale} from '../../hooks/useLocale';
import {addressOf, resolveAddress} from '../../lib/address';
import {leafPaths} from '../../lib/routePaths';
import {NavbarMenu} from './NavbarMenu';
import styles from './NavbarMenu.module.css';

const addresses = leafPaths(routes);

/** The same page in each language, as links; from an address without a page they lead home. */
export function LocaleLinks({className}: {className?: string}): ReactNode {
  const current = useLocale();
  const addressIn = useAlternateAddress();
  const {pathname} = useLocation();
  const isPage = resolveAddress(pathname, addresses) !== undefined;
  return (
    <ul className={clsx(styles.list, className)}>
      {localeCodes.map((code) => (
        <li key={code}>
          <a
            aria-current={code === current ? 'true' : undefined}
            className={styles.link}
            href={isPage ? addressIn(code) : addressOf('/', code)}
            hrefLang={locales[code].htmlLang}
            lang={locales[code].htmlLang}
          >
            {locales[code].label}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function LocaleMenu(): ReactNode {
  const {label} = locales[useLocale()];
  return (
    <NavbarMenu
      icon="globe"
      label={label}
      name={translate({message: 'Language: {language}'}, {language: label})}
    >
      <LocaleLinks className={`${styles.popup} floating`} />
    </NavbarMenu>
  );
}
