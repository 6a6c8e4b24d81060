import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {buttonClass} from '../ui/Button';

export function ClearButton({onClear}: {onClear: () => void}): ReactNode {
  return (
    <button className={buttonClass('default')} onClick={onClear} type="button">
      {translate({message: 'Clear everything'})}
    </button>
  );
}
