import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Sidebar, SidebarButton} from '../../navigation/Sidebar';
import styles from './styles.module.css';

interface DocsFrameProps {
  /** The section's pages; a page without a section has the whole width. */
  sidebar: readonly PropSidebarItem[] | undefined;
  children: ReactNode;
}

/** Navigation beside the page; on narrow screens behind a button above it. */
export function DocsFrame({sidebar, children}: DocsFrameProps): ReactNode {
  return (
    <div className={clsx(styles.frame, sidebar && styles.withSidebar)}>
      {sidebar ? (
        <>
          <SidebarButton />
          <Sidebar items={sidebar} />
        </>
      ) : null}
      <main className={styles.main}>{children}</main>
    </div>
  );
}
