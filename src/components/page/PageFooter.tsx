import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {useLocale} from '../../hooks/useLocale';
import {usePageFrontMatter} from '../../hooks/usePageFrontMatter';
import {longDate} from '../../lib/longDate';
import {gapAfter} from '../../lib/punctuation';
import {PageInfo} from '../page-info/PageInfo';
import {pageInfoOf} from '../page-info/pageInfoItems';
import {usePageDetails} from '../page-info/usePageDetails';
import {Icon} from '../ui/Icon';
import {QuietButton} from '../ui/QuietButton';
import {reportAddress} from './feedback';
import styles from './PageFooter.module.css';

function Updated({at}: {at: number}): ReactNode {
  const locale = useLocale();
  const date = new Date(at);
  const label = translate({message: 'Last updated:'});
  return (
    <span>
      {label}
      {gapAfter(label)}
      <time dateTime={date.toISOString()}>{longDate(date, locale)}</time>
    </span>
  );
}

function Contributors({names}: {names: readonly string[]}): ReactNode {
  const separator = translate({message: ', '});
  const label = translate({message: 'Contributors:'});
  return (
    <span>
      {label}
      {gapAfter(label)}
      {names.join(separator)}
    </span>
  );
}

interface FooterLinkProps {
  /** Without one there is no link. */
  href: string | undefined;
  icon: 'pencil' | 'alert';
  children: ReactNode;
}

function FooterLink({href, icon, children}: FooterLinkProps): ReactNode {
  return href === undefined ? null : (
    <a className={styles.edit} href={href}>
      <Icon name={icon} />
      {children}
    </a>
  );
}

/** Where the page can be edited, when it was last changed, who wrote it, how long it is, and a button that prints it. */
export function PageFooter(): ReactNode {
  const {editUrl, lastUpdatedAt, permalink, title} = useDoc().metadata;
  const {url} = useDocusaurusContext().siteConfig;
  const {label: version} = useDocsVersion();
  const locale = useLocale();
  const page = usePageFrontMatter();
  const details = usePageDetails();
  const updatedAt = page.lastUpdated === false ? undefined : lastUpdatedAt;
  const contributors =
    page.contributors === false ? [] : (details.contributors ?? []);
  return (
    <footer className={`${styles.footer} quiet`}>
      <span className={styles.question}>
        <Translate>Was this page helpful? If not:</Translate>
      </span>
      <FooterLink href={editUrl ?? undefined} icon="pencil">
        <Translate id="theme.common.editThisPage">Edit this page</Translate>
      </FooterLink>
      <FooterLink
        href={reportAddress({
          title,
          address: `${url}${permalink}`,
          locale,
          version,
        })}
        icon="alert"
      >
        <Translate>Report a problem</Translate>
      </FooterLink>
      {typeof updatedAt === 'number' ? <Updated at={updatedAt} /> : null}
      {contributors.length === 0 ? null : <Contributors names={contributors} />}
      <PageInfo items={pageInfoOf(page, details)} />
      <QuietButton className={styles.edit} onClick={() => window.print()}>
        <Icon name="print" />
        <Translate>Print</Translate>
      </QuietButton>
    </footer>
  );
}
