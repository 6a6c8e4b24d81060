import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {PageLinkRecord} from '../../data/pageLink';
import {usePageAddress} from '../../hooks/usePageAddress';
import type {InLocale} from '../../lib/localize';

/** A link from the facts to a page of this site, in the page's language. */
export function PageLink({
  link: {page, at, label},
}: {
  link: InLocale<PageLinkRecord>;
}): ReactNode {
  const to = usePageAddress()(page) + (at === undefined ? '' : `#${at}`);
  return <Link to={to}>{label}</Link>;
}
