import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {buttonClass} from '../ui/Button';

/** Forgets the tokens and what led to them. */
export function ClearButton({onClear}: {onClear: () => void}): ReactNode {
  return (
    <button className={buttonClass('default')} onClick={onClear} type="button">
      {translate({message: 'Clear everything'})}
    </button>
  );
}
