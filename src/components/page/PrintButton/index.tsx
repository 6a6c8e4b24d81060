import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '../../ui/Icon';
import styles from './styles.module.css';

/** Prints the page: see `src/css/print.css`. */
export function PrintButton({className}: {className?: string}): ReactNode {
  return (
    <button
      className={clsx(styles.button, className, 'needs-script')}
      onClick={() => {
        window.print();
      }}
      type="button"
    >
      <Icon name="print" />
      <Translate description="Button that prints the page" id="site.page.print">
        Print
      </Translate>
    </button>
  );
}
