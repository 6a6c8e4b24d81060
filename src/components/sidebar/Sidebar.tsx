import Link from '@docusaurus/Link';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {memo, useRef, type ReactNode} from 'react';
import {isSamePath} from '../../hooks/docusaurusInternal';
import {breakpoints} from '../../config/breakpoints';
import {isPopoverOpen} from '../../lib/browser/popover';
import {useClosingPopover} from '../../hooks/useClosingPopover';
import {usePageChange} from '../../hooks/usePageChange';
import {returnToStoredPosition} from '../navigation/scrollPosition';
import {useRevealedItem} from './useRevealedItem';
import {useSwipingPopover} from './useSwipingPopover';
import {CloseButton} from '../ui/CloseButton';
import {Icon} from '../ui/Icon';
import styles from './Sidebar.module.css';

/** Id of the sidebar's element, for the button that opens it on narrow screens. */
export const SIDEBAR_ID = 'site-sidebar';

/** Whether the sidebar is open over the page, as it can be on narrow screens. */
export function isSidebarOpen(): boolean {
  return isPopoverOpen(document.getElementById(SIDEBAR_ID));
}

const sidebarName = () => translate({message: 'Pages of this section'});

interface ItemProps<Item> {
  item: Item;
  path: string;
  /** Groups that share a name close each other. */
  group: string;
}

const PageLink = memo(function PageLink({
  label,
  href,
  isCurrent,
}: {
  label: string;
  href: string;
  isCurrent: boolean;
}): ReactNode {
  return (
    <li>
      <Link
        aria-current={isCurrent ? 'page' : undefined}
        className={styles.link}
        to={href}
      >
        {label}
      </Link>
    </li>
  );
});

function Group({
  item,
  path,
  group,
}: ItemProps<PropSidebarItemCategory>): ReactNode {
  const isActive = isActiveSidebarItem(item, path);
  const ref = useRef<HTMLDetailsElement>(null);
  usePageChange(() => {
    // Each navigation opens the groups of its page, also one that the reader closed; `open` below changes with `isActive` only.
    if (isActive && ref.current) {
      ref.current.open = true;
    }
  });
  return (
    <li>
      {/* Groups of one name close each other: the browser keeps one open per level. */}
      <details name={group} open={isActive} ref={ref}>
        <summary className={styles.summary}>
          {item.label}
          <Icon className={styles.chevron} name="chevron" />
        </summary>
        <ul className={styles.list}>
          {item.href === undefined ? null : (
            <PageLink
              href={item.href}
              isCurrent={isSamePath(item.href, path)}
              label={translate({message: 'Overview'})}
            />
          )}
          <Items
            group={`${group}-${item.label}`}
            items={item.items}
            path={path}
          />
        </ul>
      </details>
    </li>
  );
}

function Items({
  items,
  path,
  group,
}: {
  items: readonly PropSidebarItem[];
  path: string;
  group: string;
}): ReactNode {
  return items.map((item) => {
    switch (item.type) {
      case 'category':
        return <Group group={group} item={item} key={item.label} path={path} />;
      case 'link':
        return item.unlisted ? null : (
          <PageLink
            href={item.href}
            isCurrent={isSamePath(item.href, path)}
            key={item.href}
            label={item.label}
          />
        );
      case 'html':
        throw new Error(
          `Sidebar: found an item of type "html", expected pages and groups; correct sidebars.ts.`,
        );
    }
  });
}

/** A phone that is turned, and a window in which it is no drawer any more. */
const closingWidths = [breakpoints.mobileMax, breakpoints.drawerMax];

/** The pages of the section, as native `<details>`: they work without JavaScript. */
export function Sidebar({
  items,
  before,
}: {
  items: readonly PropSidebarItem[];
  /** Content above the pages. */
  before?: ReactNode;
}): ReactNode {
  const {pathname} = useLocation();
  const ref = useRef<HTMLElement>(null);
  // When a phone is turned, Chromium keeps what is at its upper left edge there: the sidebar, which then is at the top of the page.
  useClosingPopover(ref, closingWidths, returnToStoredPosition);
  useSwipingPopover(ref);
  useRevealedItem(ref, pathname);
  return (
    <nav
      aria-label={translate({
        id: 'theme.docs.sidebar.navAriaLabel',
        message: 'Docs sidebar',
      })}
      className={styles.sidebar}
      id={SIDEBAR_ID}
      popover="auto"
      ref={ref}
    >
      <div className={styles.head}>
        {sidebarName()}
        <CloseButton
          label={translate({
            id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
            message: 'Close navigation bar',
          })}
          popover={SIDEBAR_ID}
        />
      </div>
      {before}
      <ul className={styles.list}>
        <Items group="sidebar" items={items} path={pathname} />
      </ul>
    </nav>
  );
}

/** Opens the sidebar on narrow screens, where it is an overlay. */
export function SidebarButton(): ReactNode {
  return (
    <button
      aria-label={sidebarName()}
      className={clsx('clean-btn', styles.button)}
      popoverTarget={SIDEBAR_ID}
      title={sidebarName()}
      type="button"
    >
      <Icon name="list" />
      {translate({message: 'Pages'})}
    </button>
  );
}

interface SidebarToggleProps {
  isExpanded: boolean;
  onToggle: () => void;
}

/** Collapses and expands the sidebar, on screens of middle width. */
export function SidebarToggle({
  isExpanded,
  onToggle,
}: SidebarToggleProps): ReactNode {
  return (
    <button
      aria-controls={SIDEBAR_ID}
      aria-expanded={isExpanded}
      aria-label={sidebarName()}
      className={clsx('clean-btn', styles.toggle, 'needs-script')}
      onClick={onToggle}
      title={sidebarName()}
      type="button"
    >
      <Icon name="list" />
      <span className={styles.toggleName}>{sidebarName()}</span>
      <Icon className={styles.toggleMark} name="chevron" />
    </button>
  );
}
