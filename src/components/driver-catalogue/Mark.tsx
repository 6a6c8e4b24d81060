import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Icon} from '../ui/Icon';
import {VisuallyHidden} from '../ui/VisuallyHidden';
import styles from './DriverCatalogue.module.css';

/** Yes or no in a table cell, as an icon with a text alternative. */
export function Mark({isYes}: {isYes: boolean}): ReactNode {
  return (
    <>
      {isYes ? (
        <Icon className={styles.yes} name="check" />
      ) : (
        <span aria-hidden="true" className={styles.no}>
          –
        </span>
      )}
      <VisuallyHidden>
        {isYes ? translate({message: 'Yes'}) : translate({message: 'No'})}
      </VisuallyHidden>
    </>
  );
}
