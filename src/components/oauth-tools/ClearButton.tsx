import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Button} from '../ui/Button';

export function ClearButton({onClear}: {onClear: () => void}): ReactNode {
  return (
    <Button onClick={onClear}>
      {translate({message: 'Clear everything'})}
    </Button>
  );
}
