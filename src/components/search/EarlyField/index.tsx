import type {ReactNode} from 'react';
import {earlySearch} from '../../../lib/search/earlySearch';
import {searchName, searchPlaceholder} from '../fieldWords';
import styles from '../WaitingField/styles.module.css';

/** The field that opens before the program is there: the script that starts the program opens it and hands over what it holds. */
export function EarlyField(): ReactNode {
  return (
    <dialog
      aria-label={searchName()}
      className={styles.dialog}
      popover="auto"
      {...{[earlySearch.attribute]: true}}
    >
      <div className={styles.content}>
        <input
          aria-label={searchName()}
          className={styles.field}
          placeholder={searchPlaceholder()}
          type="search"
        />
      </div>
    </dialog>
  );
}
