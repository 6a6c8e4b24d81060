import {translate} from '@docusaurus/Translate';
import {showMessage} from './statusMessages';

export function copiedLabel(): string {
  return translate({message: 'Copied'});
}

export function showCopyFailed(): void {
  showMessage(translate({message: 'The browser did not let the site copy.'}));
}
