import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {communityPlaces} from '../../../config/community';
import {useDelayElapsed} from '../../../hooks/useDelayElapsed';
import {useLocale} from '../../../hooks/useLocale';
import type {SearchHit} from '../hit';
import {plainText} from '../markup';
import styles from './styles.module.css';

/** A shorter wait is not worth a message, which would only flicker. */
const LOADING_DELAY = 200;

/** Shown until the first query has an answer. */
export function Loading(): ReactNode {
  return useDelayElapsed(LOADING_DELAY) ? (
    <p className={`${styles.hint} quiet`}>
      {translate({message: 'Loading the search index…'})}
    </p>
  ) : null;
}

/** The nearest pages and the places to ask, below the message that nothing was found. */
export function NothingFound({
  nearest,
  onClose,
}: {
  nearest: readonly SearchHit[];
  onClose: () => void;
}): ReactNode {
  const locale = useLocale();
  return (
    <div className={`${styles.nothing} quiet`}>
      {nearest.length === 0 ? null : (
        <>
          <p>{translate({message: 'Pages with a similar name:'})}</p>
          <ul>
            {nearest.map(({address, titles}) => (
              <li key={address}>
                <Link onClick={onClose} to={address}>
                  {titles.map(plainText).join(' – ')}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{translate({message: 'Ask a person:'})}</p>
      <ul>
        {communityPlaces
          .filter(({id}) => id !== 'pages')
          .map(({id, href, name}) => (
            <li key={id}>
              <Link href={href}>{name[locale]}</Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
