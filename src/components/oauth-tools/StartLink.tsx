import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useLocale} from '../../hooks/useLocale';
import {addressOf} from '../../lib/address';
import {buttonClass} from '../ui/Button';
import type {ToolView} from './toolView';

interface StartLinkProps {
  tool: Pick<ToolView, 'pages'>;
  /** In place of "Start again". */
  children?: ReactNode;
}

/** Leads to the page where a sign-in starts. */
export function StartLink({
  tool: {pages},
  children = translate({message: 'Start again'}),
}: StartLinkProps): ReactNode {
  return (
    <Link
      className={buttonClass('primary')}
      to={addressOf(pages?.request ?? '/tool/', useLocale())}
    >
      {children}
    </Link>
  );
}
