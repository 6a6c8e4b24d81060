import Link from '@docusaurus/Link';
import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {IconName} from '../../config/icons';
import {Icon} from '../ui/Icon';
import styles from './Breadcrumb.module.css';

interface BreadcrumbProps {
  /** From the section to the page itself. */
  items: readonly PropSidebarBreadcrumbsItem[];
  /** The link to the home page, as a list item. */
  home: ReactNode;
  icon: IconName | undefined;
}

function hrefOf(item: PropSidebarBreadcrumbsItem): string | undefined {
  return item.type === 'category' && item.linkUnlisted ? undefined : item.href;
}

function Step({item}: {item: PropSidebarBreadcrumbsItem}): ReactNode {
  const href = hrefOf(item);
  return (
    <li className="breadcrumbs__item">
      {href === undefined ? (
        <span className="breadcrumbs__link">{item.label}</span>
      ) : (
        <Link className="breadcrumbs__link" to={href}>
          {item.label}
        </Link>
      )}
    </li>
  );
}

/** The path to the page: home, the groups it is in, and its own title. */
export function Breadcrumb({items, home, icon}: BreadcrumbProps): ReactNode {
  const page = items.at(-1);
  return page === undefined ? null : (
    <nav
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
        description: 'The ARIA label for the breadcrumbs',
      })}
      className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumb)}
    >
      <ol className="breadcrumbs">
        {home}
        {items.slice(0, -1).map((item, index) => (
          <Step item={item} key={index} />
        ))}
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span aria-current="page" className="breadcrumbs__link">
            {icon === undefined ? null : (
              <Icon className={styles.icon} name={icon} />
            )}
            {page.label}
          </span>
        </li>
      </ol>
    </nav>
  );
}
