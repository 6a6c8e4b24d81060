import {useLocation} from '@docusaurus/router';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {locales} from '../../config/locales';
import {usePageDetails} from '../page-info/usePageDetails';
import {useHeadingSync} from '../table-of-contents/useHeadingSync';
import {usePageFrontMatter} from '../../hooks/usePageFrontMatter';
import type {PageFrontMatter} from '../../lib/frontMatter';
import {marksExternalLinks, type PageDetails} from '../page-info/pageInfoItems';
import {hasPageSelector} from '../oauth-tools/endpointSelectorPlacement';
import {EndpointSelector} from '../oauth-tools/EndpointSelector';
import {Icon} from '../ui/Icon';
import {MonogramTile} from '../ui/MonogramTile';
import {
  CollapsedContents,
  ContentsColumn,
} from '../table-of-contents/TableOfContents';
import {PageMenu} from './PageMenu';
import styles from './PageBody.module.css';

interface PageBodyProps {
  /** Where the page is, and what else is there. */
  breadcrumb: ReactNode;
  /** Banners. */
  before: ReactNode;
  /** Page footer and links to the neighbours. */
  after: ReactNode;
  children: ReactNode;
}

/** The tile of the page's driver, or its icon. */
function TitleMark({
  icon,
  monogram,
}: Pick<PageFrontMatter, 'icon'> & Pick<PageDetails, 'monogram'>): ReactNode {
  if (monogram === undefined && icon === undefined) {
    return null;
  }
  return (
    <span className={styles.mark}>
      {monogram === undefined ? (
        icon && <Icon className={styles.icon} name={icon} />
      ) : (
        <MonogramTile {...monogram} />
      )}
    </span>
  );
}

/** One page: where it is, title, text, and its contents beside it. */
export function PageBody({
  breadcrumb,
  before,
  after,
  children,
}: PageBodyProps): ReactNode {
  const {metadata, toc} = useDoc();
  const page = usePageFrontMatter();
  const {pathname} = useLocation();
  useHeadingSync(toc.map(({id}) => id).join(' '));
  const details = usePageDetails();
  const {frontMatter} = metadata;
  const contents = {
    toc,
    isLate: details.hasSamples === true,
    minHeadingLevel: frontMatter.toc_min_heading_level ?? 2,
    maxHeadingLevel: frontMatter.toc_max_heading_level ?? 3,
  };
  const hasContents = frontMatter.hide_table_of_contents !== true;
  return (
    <div
      className={clsx(
        styles.page,
        page.sidebar === false && styles.alone,
        details.hasSamples === true && styles.withSamples,
      )}
    >
      <article>
        <div className={styles.row}>
          {breadcrumb}
          {hasContents ? <CollapsedContents {...contents} /> : null}
        </div>
        {before}
        <div
          className={clsx(
            ThemeClassNames.docs.docMarkdown,
            'markdown',
            // Reader views take the element with this class for the text.
            'content',
            marksExternalLinks(page) && 'marks-external-links',
          )}
          lang={
            details.translation?.kind === 'fallback'
              ? locales[details.translation.in].htmlLang
              : undefined
          }
        >
          <header className={styles.header}>
            <TitleMark icon={page.icon} monogram={details.monogram} />
            <h1>{metadata.title}</h1>
            <PageMenu />
          </header>
          {hasPageSelector(pathname, page.sidebar) ? (
            <EndpointSelector place="page" />
          ) : null}
          {children}
        </div>
        {after}
      </article>
      {hasContents ? <ContentsColumn {...contents} /> : null}
    </div>
  );
}
