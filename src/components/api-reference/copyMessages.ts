import {translate} from '@docusaurus/Translate';
import {showMessage} from '../status-messages/statusMessages';

export function copiedLabel(): string {
  return translate({
    id: 'code.copied',
    message: 'Copied',
    description: 'Feedback of the copy button of a code block',
  });
}

export function showCopyFailed(): void {
  showMessage(
    translate({
      id: 'api.copyFailed',
      message: 'The browser did not let the site copy.',
      description: 'When something of a route could not be copied',
    }),
  );
}
