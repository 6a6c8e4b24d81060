/**
 * Swizzle: DocItem/Layout (replace, unsafe), from @docusaurus/theme-classic 3.10.2.
 * Why: home pages have a layout of their own, the table of contents has the site's own breakpoints and place, and each page can choose its
 * breadcrumb, its footer and its neighbours.
 * Remove when: the classic theme offers layouts and these parts by front matter.
 */
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import type {Props} from '@theme/DocItem/Layout';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {BackToTop} from '../../../components/back-to-top/BackToTop';
import {Breadcrumb} from '../../../components/breadcrumb/Breadcrumb';
import {Comments} from '../../../components/comments/Comments';
import {LinkPreview} from '../../../components/link-preview/LinkPreview';
import {PageBody} from '../../../components/page/PageBody';
import {PageFooter} from '../../../components/page/PageFooter';
import {PageNeighbours} from '../../../components/pagination/PageNeighbours';
import {usePageNeighbours} from '../../../components/pagination/usePageNeighbours';
import {MovedSection} from '../../../components/redirects/MovedSection';
import {SidebarButton} from '../../../components/sidebar/Sidebar';
import {Sponsorship} from '../../../components/sponsorship/Sponsorship';
import {TranslationNotice} from '../../../components/translation-status/TranslationNotice';
import {Watermark} from '../../../components/watermark/Watermark';
import {usePageFrontMatter} from '../../../hooks/usePageFrontMatter';

function PageLayout({children}: Props): ReactNode {
  const {metadata} = useDoc();
  const page = usePageFrontMatter();
  const sidebar = useDocsSidebar();
  const neighbours = usePageNeighbours();
  const content = (
    <>
      <MDXContent>{children}</MDXContent>
      <Watermark />
      <BackToTop />
    </>
  );
  // Such a page brings its layout itself.
  if (page.home === true || page.portfolio === true) {
    return (
      <>
        <div className="container">
          <MovedSection />
        </div>
        {content}
      </>
    );
  }
  return (
    <PageBody
      breadcrumb={
        <>
          {sidebar ? <SidebarButton /> : null}
          {page.breadcrumb === false ? null : <Breadcrumb />}
        </>
      }
      before={
        <>
          <ContentVisibility metadata={metadata} />
          <DocVersionBanner />
          <DocVersionBadge />
          <TranslationNotice />
          <MovedSection />
        </>
      }
      after={
        <>
          <PageFooter />
          <Sponsorship />
          <PageNeighbours {...neighbours} />
          <Comments />
        </>
      }
    >
      {content}
    </PageBody>
  );
}

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata} = useDoc();
  const {navbar, cover, heroText} = usePageFrontMatter();
  return (
    <HtmlClassNameProvider
      className={clsx(navbar === false && 'withoutNavbar')}
    >
      {cover === undefined ? (
        <LinkPreview title={heroText ?? metadata.title} />
      ) : null}
      <PageLayout>{children}</PageLayout>
    </HtmlClassNameProvider>
  );
}
