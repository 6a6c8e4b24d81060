import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {neighbourLinkIds} from '../keyboard-help/pageKeys';
import type {Neighbour} from './pageNeighbour';
import {KeyboardHelpButton} from '../keyboard-help/KeyboardHelp';
import {Icon} from '../ui/Icon';
import styles from './PageNeighbours.module.css';

interface NeighbourLinkProps {
  page: Neighbour;
  id: string;
  /** "Previous" or "Next". */
  label: string;
  className?: string | undefined;
}

function NeighbourLink({
  page: {to, title, icon},
  id,
  label,
  className,
}: NeighbourLinkProps): ReactNode {
  return (
    <Link className={clsx('framed', styles.link, className)} id={id} to={to}>
      <span className="quiet">{label}</span>
      <span className={styles.title}>
        {icon === undefined ? null : <Icon name={icon} />}
        {title}
      </span>
    </Link>
  );
}

interface PageNeighboursProps {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** Links to the previous and next page. The site's shortcuts follow these links: see `usePageKeys`. */
export function PageNeighbours({
  previous,
  next,
}: PageNeighboursProps): ReactNode {
  return (
    <div className={styles.neighbours}>
      {previous || next ? (
        <nav
          aria-label={translate({
            id: 'theme.docs.paginator.navAriaLabel',
            message: 'Docs pages',
          })}
          className={styles.links}
          id="where-next"
        >
          {previous ? (
            <NeighbourLink
              id={neighbourLinkIds.previous}
              label={translate({
                id: 'theme.docs.paginator.previous',
                message: 'Previous',
              })}
              page={previous}
            />
          ) : null}
          {next ? (
            <NeighbourLink
              className={styles.next}
              id={neighbourLinkIds.next}
              label={translate({
                id: 'theme.docs.paginator.next',
                message: 'Next',
              })}
              page={next}
            />
          ) : null}
        </nav>
      ) : null}
      <KeyboardHelpButton />
    </div>
  );
}
