import Link from '@docusaurus/Link';
import {useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {Icon} from '../ui/Icon';
import styles from './Navbar.module.css';

interface SectionLinkProps {
  sidebarId: string;
  label: string;
}

/** A section of the docs: links to its first page, and is marked on each of its pages. */
function SectionLink({sidebarId, label}: SectionLinkProps): ReactNode {
  const {link} = useLayoutDocsSidebar(sidebarId);
  const {pathname} = useLocation();
  if (!link) {
    throw new Error(
      `Navbar: sidebar "${sidebarId}" has no first page; correct its items in sidebars.ts.`,
    );
  }
  return (
    <Link
      // By the address: the pages of a sidebar are left out of the global data, see src/plugins/bundle/leanVersions.ts.
      aria-current={pathname.startsWith(link.path) ? 'true' : undefined}
      className={styles.link}
      to={link.path}
    >
      {label}
    </Link>
  );
}

/** The page links of the navbar, in the configured order. */
export function NavbarLinks({className}: {className?: string}): ReactNode {
  const {
    navbar: {items},
  } = useThemeConfig();
  return (
    <ul className={className}>
      {items.map((item) => {
        const label = String(item.label);
        return (
          <li key={label}>
            {item.type === 'docSidebar' ? (
              <SectionLink label={label} sidebarId={String(item.sidebarId)} />
            ) : (
              <a className={styles.link} href={String(item.href)}>
                {label}
                <Icon className={styles.external} name="external" />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
