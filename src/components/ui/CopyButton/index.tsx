import type {ReactNode} from 'react';
import {useCopy} from '../../../hooks/useCopy';
import {Button} from '../Button';

interface CopyButtonProps {
  /** Called on a press. */
  text: () => string | Promise<string>;
  /** In place of the label, for a while after the text was copied. */
  copied: string;
  onFail: () => void;
  isDisabled?: boolean;
  children: ReactNode;
}

export function CopyButton({
  text,
  copied,
  onFail,
  isDisabled = false,
  children,
}: CopyButtonProps): ReactNode {
  const {isCopied, copy} = useCopy(onFail);
  return (
    <Button disabled={isDisabled} onClick={() => copy(text())}>
      {isCopied ? copied : children}
    </Button>
  );
}
