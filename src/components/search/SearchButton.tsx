import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useStored} from '../../lib/browser/storage';
import {openSearch} from './useSearch';
import {pageKeysChoice} from '../keyboard-help/pageKeys';
import {Icon} from '../ui/Icon';
import {useSearchIntent} from './useSearchIntent';
import styles from './SearchButton.module.css';

/** Opens search, and preloads it on hover, focus and touch. */
export function SearchButton(): ReactNode {
  const [keys] = useStored(pageKeysChoice);
  const intent = useSearchIntent();
  const label = translate({message: 'Search'});
  return (
    <button
      aria-haspopup="dialog"
      aria-keyshortcuts={keys === 'on' ? '/ Control+K Meta+K' : undefined}
      aria-label={label}
      className={clsx(styles.button, 'needs-script')}
      data-control="search"
      onClick={({currentTarget: {dataset}}) => {
        // From before the app was there: see `page-start`.
        openSearch(dataset.typed);
        delete dataset.typed;
      }}
      type="button"
      {...intent}
    >
      <Icon name="search" />
      <span className={styles.label}>{label}</span>
      {keys === 'on' ? <kbd className={styles.key}>/</kbd> : null}
    </button>
  );
}
