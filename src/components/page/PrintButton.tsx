import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Icon} from '../ui/Icon';
import {QuietButton} from '../ui/QuietButton';

/** Prints the page: see `src/css/print.css`. */
export function PrintButton({className}: {className?: string}): ReactNode {
  return (
    <QuietButton className={className} onClick={() => window.print()}>
      <Icon name="print" />
      <Translate>Print</Translate>
    </QuietButton>
  );
}
