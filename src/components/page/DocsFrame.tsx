import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {hasSidebarSelector} from '../oauth-tools/endpointSelectorPlacement';
import {Sidebar, SidebarToggle} from '../sidebar/Sidebar';
import {EndpointSelector} from '../oauth-tools/EndpointSelector';
import styles from './DocsFrame.module.css';

interface DocsFrameProps {
  /** The section's pages; a page without a section has the full width. */
  sidebar: readonly PropSidebarItem[] | undefined;
  children: ReactNode;
}

/**
 * The sidebar beside the page: on narrow screens a drawer over it, on screens of middle width collapsible. Its state is not stored.
 */
export function DocsFrame({sidebar, children}: DocsFrameProps): ReactNode {
  const [isExpanded, setExpanded] = useState(true);
  const {pathname} = useLocation();
  return (
    <div
      className={clsx(
        styles.frame,
        sidebar && styles.beside,
        !isExpanded && styles.folded,
      )}
    >
      {sidebar ? (
        <div className={styles.side}>
          <SidebarToggle
            isExpanded={isExpanded}
            onToggle={() => setExpanded(!isExpanded)}
          />
          <Sidebar
            before={
              hasSidebarSelector(pathname) ? (
                <EndpointSelector place="sidebar" />
              ) : null
            }
            items={sidebar}
          />
        </div>
      ) : null}
      <main className={styles.main}>{children}</main>
    </div>
  );
}
