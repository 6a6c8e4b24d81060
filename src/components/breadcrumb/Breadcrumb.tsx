import Link from '@docusaurus/Link';
import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {breadcrumbIconByDefault} from '../../config/pageInfo';
import {usePageFrontMatter} from '../../hooks/usePageFrontMatter';
import {Icon} from '../ui/Icon';
import styles from './Breadcrumb.module.css';
import {useFolderBreadcrumbs} from './useFolderBreadcrumbs';

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

/** The path to the page: home, the groups or folders it is in, and its own title. */
export function Breadcrumb(): ReactNode {
  const folders = useFolderBreadcrumbs();
  const items = useSidebarBreadcrumbs() ?? folders;
  const {icon, breadcrumbIcon = breadcrumbIconByDefault} = usePageFrontMatter();
  return (
    <nav
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
      })}
      className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumb)}
    >
      <DocBreadcrumbsStructuredData breadcrumbs={items} />
      <ol className="breadcrumbs">
        <HomeBreadcrumbItem />
        {items.slice(0, -1).map((item, index) => (
          <Step item={item} key={index} />
        ))}
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span aria-current="page" className="breadcrumbs__link">
            {icon !== undefined && breadcrumbIcon ? (
              <Icon className={styles.icon} name={icon} />
            ) : null}
            {items.at(-1)?.label}
          </span>
        </li>
      </ol>
    </nav>
  );
}
