import Link from '@docusaurus/Link';
import {useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {pageOf} from '../../lib/address';
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

interface PageLinkProps {
  /** Address of the page in the default language. */
  to: string;
  label: string;
}

/** A page outside the sections; marked on the pages below it, as far as these have no link of their own. */
function PageLink({
  to,
  label,
  others,
}: PageLinkProps & {others: readonly string[]}): ReactNode {
  const {pathname} = useLocation();
  const isBelow = (link: string) => pageOf(pathname).startsWith(link);
  const isElsewhere = others.some(
    (other) => other.length > to.length && isBelow(other),
  );
  return (
    <Link
      aria-current={isBelow(to) && !isElsewhere ? 'true' : undefined}
      className={styles.link}
      to={to}
    >
      {label}
    </Link>
  );
}

interface ExternalLinkProps {
  href: string;
  label: string;
}

function ExternalLink({href, label}: ExternalLinkProps): ReactNode {
  return (
    <a className={styles.link} href={href}>
      {label}
      <Icon className={styles.external} name="external" />
    </a>
  );
}

/** The page links of the navbar, in the configured order. */
export function NavbarLinks({className}: {className?: string}): ReactNode {
  const {
    navbar: {items},
  } = useThemeConfig();
  const pages = items.flatMap(({to}) => (typeof to === 'string' ? [to] : []));
  return (
    <ul className={className}>
      {items.map((item) => {
        const label = String(item.label);
        const {to, href, sidebarId} = item;
        return (
          <li
            className={href === undefined ? undefined : styles.elsewhere}
            key={label}
          >
            {typeof sidebarId === 'string' ? (
              <SectionLink label={label} sidebarId={sidebarId} />
            ) : null}
            {typeof to === 'string' ? (
              <PageLink label={label} others={pages} to={to} />
            ) : null}
            {typeof href === 'string' ? (
              <ExternalLink href={href} label={label} />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
