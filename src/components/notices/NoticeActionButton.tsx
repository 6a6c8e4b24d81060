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

/** Closes the notice, and leads on where the action has a link. */
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
  if (!link.startsWith('/')) {
    return (
      <a
        className={className}
        href={link}
        onClick={onClose}
        rel="noopener"
        target="_blank"
      >
        {text}
      </a>
    );
  }
  // Each language is an app of its own, so its router knows no page of another.
  return localeOf(link) === locale ? (
    <Link className={className} onClick={onClose} to={link}>
      {text}
    </Link>
  ) : (
    <a className={className} href={link} onClick={onClose}>
      {text}
    </a>
  );
}
