import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useCopy} from '../../hooks/useCopy';
import {showMessage} from '../status-messages/statusMessages';
import {VisuallyHidden} from '../ui/VisuallyHidden';

/** Puts the address of the MCP server in the clipboard. */
export function CopyMcpAddress({address}: {address: string}): ReactNode {
  const {isCopied, copy} = useCopy(() => {
    showMessage(
      translate({
        message:
          'The browser did not let the site copy. The address is on the page “Ask an assistant”.',
      }),
    );
  });
  const copied = translate({message: 'Copied'});
  return (
    <>
      <button
        className="needs-script"
        onClick={() => {
          copy(address);
        }}
        type="button"
      >
        {isCopied ? copied : translate({message: 'Copy the MCP address'})}
      </button>
      <VisuallyHidden role="status">{isCopied ? copied : ''}</VisuallyHidden>
    </>
  );
}
