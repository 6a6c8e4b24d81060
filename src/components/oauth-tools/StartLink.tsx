import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useLocale} from '../../hooks/useLocale';
import {addressOf} from '../../lib/address';
import {buttonClass} from '../ui/Button';

interface StartLinkProps {
  /** Path of the page where the sign-in starts. */
  page: string;
  children: ReactNode;
}

export function StartLink({page, children}: StartLinkProps): ReactNode {
  return (
    <Link className={buttonClass('primary')} to={addressOf(page, useLocale())}>
      {children}
    </Link>
  );
}
