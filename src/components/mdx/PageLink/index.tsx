import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {PageLink as PageLinkRecord} from '../../../data/pageLink';
import {useLocale} from '../../../hooks/useLocale';
import type {InLocale} from '../../../lib/localize';
import {siteLink} from '../../../lib/siteLink';

/** A link of the facts to a page of this site, in the reader's language. */
export function PageLink({
  link: {page, at, label},
}: {
  link: InLocale<PageLinkRecord>;
}): ReactNode {
  const {to} = siteLink(at === undefined ? page : `${page}#${at}`, useLocale());
  return <Link to={to}>{label}</Link>;
}
