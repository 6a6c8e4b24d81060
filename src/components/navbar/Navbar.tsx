import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import {breakpoints} from '../../config/breakpoints';
import {navbarHiding} from '../../config/navbar';
import {useClosingPopover} from '../../hooks/useClosingPopover';
import {useNavbarHiding} from './useNavbarHiding';
import {SearchButton} from '../search/SearchButton';
import {Icon} from '../ui/Icon';
import {ColorModeButton} from '../color-mode/ColorModeButton';
import {LocaleLinks, LocaleMenu} from './LocaleMenu';
import {VersionLinks, VersionMenu} from './VersionMenu';
import {isSidebarOpen} from '../sidebar/Sidebar';
import {NavbarLinks} from './NavbarLinks';
import styles from './Navbar.module.css';

const MENU_ID = 'site-menu';

function Brand(): ReactNode {
  const {
    navbar: {title, logo},
  } = useThemeConfig();
  return (
    <Link className={styles.brand} to="/">
      {logo ? <img alt="" height="28" src={`/${logo.src}`} width="28" /> : null}
      <span className={clsx(logo && styles.nameBesideLogo)}>{title}</span>
    </Link>
  );
}

/** Past this width, the links are in the navbar itself. */
const menuWidths = [breakpoints.mobileMax];

/**
 * The full-screen menu of narrow screens, a native popover, so it works without JavaScript.
 */
function MobileMenu(): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useClosingPopover(ref, menuWidths);
  return (
    <div className={styles.mobileMenu} id={MENU_ID} popover="auto" ref={ref}>
      <div className={styles.mobileBar}>
        <Brand />
        <button
          aria-label={translate({message: 'Close the menu'})}
          className={styles.iconButton}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          type="button"
        >
          <Icon name="close" />
        </button>
      </div>
      <NavbarLinks className={styles.mobileLinks} />
      <div className={styles.mobileEnd}>
        <VersionLinks className={styles.mobileLocales} />
        <LocaleLinks className={styles.mobileLocales} />
        <ColorModeButton />
      </div>
    </div>
  );
}

/** Brand, page links, search, language and appearance; on narrow screens search, and a button that opens the rest as a menu. */
export function Navbar(): ReactNode {
  useNavbarHiding(navbarHiding, isSidebarOpen);
  return (
    <nav
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
      className={styles.navbar}
    >
      <Brand />
      <NavbarLinks className={styles.links} />
      <SearchButton />
      <div className={styles.end}>
        <VersionMenu />
        <LocaleMenu />
        <ColorModeButton />
      </div>
      <button
        aria-label={translate({message: 'Open the menu'})}
        className={styles.menuButton}
        popoverTarget={MENU_ID}
        type="button"
      >
        <Icon name="menu" />
      </button>
      <MobileMenu />
    </nav>
  );
}
