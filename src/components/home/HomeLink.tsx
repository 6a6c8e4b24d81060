import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useLocale} from '../../hooks/useLocale';
import {siteLink} from '../../lib/siteLink';
import {Icon} from '../ui/Icon';
import {VisuallyHidden} from '../ui/VisuallyHidden';

interface HomeLinkProps {
  /** A page path of this site, or an external address. */
  link: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A link from the front matter: page paths get the address in the page's language; external addresses open in a new tab (by Docusaurus'
 * link), and say so.
 */
export function HomeLink({
  link,
  className,
  children,
}: HomeLinkProps): ReactNode {
  const {to, isExternal} = siteLink(link, useLocale());
  return (
    <Link className={className} to={to}>
      {children}
      {isExternal ? (
        <>
          {' '}
          <Icon name="external" />
          <VisuallyHidden>
            {translate({message: '(opens in a new tab)'})}
          </VisuallyHidden>
        </>
      ) : null}
    </Link>
  );
}
