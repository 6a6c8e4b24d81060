import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useLocale} from '../../hooks/useLocale';
import {localeOf} from '../../lib/address';
import type {NoticeAction} from './notice';
import {buttonClass} from '../ui/Button';

interface NoticeActionButtonProps {
  action: NoticeAction;
  onClose: () => void;
}

/** Closes the notice, and follows the action's link where it has one. */
export function NoticeActionButton({
  action: {text, link, type},
  onClose,
}: NoticeActionButtonProps): ReactNode {
  const locale = useLocale();
  const className = buttonClass(type);
  if (link === undefined) {
    return (
      <button className={className} onClick={onClose} type="button">
        {text}
      </button>
    );
  }
  const shared = {className, onClick: onClose};
  if (!link.startsWith('/')) {
    return (
      <a {...shared} href={link} rel="noopener" target="_blank">
        {text}
      </a>
    );
  }
  // Each language is a separate app, so its router does not know the other's pages.
  return localeOf(link) === locale ? (
    <Link {...shared} to={link}>
      {text}
    </Link>
  ) : (
    <a {...shared} href={link}>
      {text}
    </a>
  );
}
