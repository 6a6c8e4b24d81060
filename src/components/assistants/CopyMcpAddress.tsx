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
        id: 'assistants.copyFailed',
        message:
          'The browser did not let the site copy. The address is on the page “Ask an assistant”.',
        description: 'When the address of the MCP server could not be copied',
      }),
    );
  });
  const copied = translate({
    id: 'code.copied',
    message: 'Copied',
    description: 'Feedback of the copy button of a code block',
  });
  return (
    <>
      <button
        className="needs-script"
        onClick={() => {
          copy(address);
        }}
        type="button"
      >
        {isCopied
          ? copied
          : translate({
              id: 'assistants.copyAddress',
              message: 'Copy the MCP address',
              description: 'Copies the address of the server for assistants',
            })}
      </button>
      <span role="status">
        <VisuallyHidden>{isCopied ? copied : ''}</VisuallyHidden>
      </span>
    </>
  );
}
