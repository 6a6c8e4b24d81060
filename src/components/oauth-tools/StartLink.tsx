import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useLocale} from '../../hooks/useLocale';
import {addressOf} from '../../lib/address';
import {buttonClass} from '../ui/Button';

interface StartLinkProps {
  /** Page path of the page where the sign-in begins. */
  page: string;
  children: ReactNode;
}

/** Leads to the page where a sign-in begins. */
export function StartLink({page, children}: StartLinkProps): ReactNode {
  return (
    <Link className={buttonClass('primary')} to={addressOf(page, useLocale())}>
      {children}
    </Link>
  );
}
